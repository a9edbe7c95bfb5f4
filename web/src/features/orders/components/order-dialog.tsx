import { Alert, Button, Checkbox, Input, Steps } from 'antd';
import { useContext, useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { DialogClose } from '../../../kit/dialog/dialog-close';
import { Unsaved } from '../../../kit/form/unsaved';
import { Facts } from '../../../kit/page/facts';
import { supplierRatingText } from '../../../components/supplier/relationship';
import { SupplierPicker } from '../../../components/supplier-picker';
import type { Supplier } from '../../../api/list-suppliers';
import { problemOfLength } from '../../../kit/form/at-most';
import { addLine, type CartLine, problemOfLine, totalsOf } from '../cart';
import { AddLine } from './add-line';
import { CartLines } from './cart-lines';
import styles from './order-dialog.module.css';
import { Totals } from './totals';

export interface OrderDraft {
  supplier?: { id: number; name: string; ratings?: Supplier['ratings'] };
  lines: CartLine[];
  notes: string;
  notifySupplier: boolean;
}

interface Props {
  title: string;
  draft: OrderDraft;
  onChange: (draft: OrderDraft) => void;
  taxPercent: number;
  /** A draft that exists already keeps its supplier. */
  supplierFixed?: boolean;
  /** As it was before anything was chosen here. */
  initial: OrderDraft;
  step: Step;
  onStep: (step: Step) => void;
  /** What the server had to say about the last try. */
  notice?: string;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

const STEPS = ['Supplier', 'Products', 'Review'];
/** Their places in it. */
export type Step = 0 | 1 | 2;

/** The three steps of an order. What is written lives with the owner, so that going back loses nothing. */
export function OrderDialog(props: Props) {
  const { title, draft, onChange, taxPercent, supplierFixed, initial, step, onStep, notice, busy, onSubmit, onClose } =
    props;
  const [problem, setProblem] = useState<string>();
  const { supplier, lines, notes, notifySupplier } = draft;
  const tooFew = lines.some(({ quantity, minimum }) => quantity < minimum);
  const wrong = lines.some((line) => problemOfLine(line) !== undefined);

  const tooLong = problemOfLength(notes, 2000);

  const goOn = () => {
    if (step === 0 && !supplier) return setProblem('Please select a supplier for this order');
    if (step === 1 && lines.length === 0) return setProblem('Please add at least one product to the order');
    if (step === 1 && tooFew) return setProblem('Some quantities are below the supplier’s minimum');
    if (step === 1 && wrong) return setProblem('Some quantities cannot be ordered');
    setProblem(undefined);
    // Said at the field.
    if (tooLong) return;
    if (step === 2) onSubmit();
    else onStep((step + 1) as Step);
  };

  const goBack = () => {
    setProblem(undefined);
    onStep((step - 1) as Step);
  };

  const setLines = (next: CartLine[]) => {
    setProblem(undefined);
    onChange({ ...draft, lines: next });
  };

  return (
    <Dialog title={title} open onCancel={onClose} width={680} mask={{ closable: false }}>
      <Unsaved isUnsaved={draft !== initial} />
      <Steps
        className={styles.steps}
        size="small"
        current={step}
        responsive={false}
        items={STEPS.map((name) => ({ title: name }))}
      />
      <div className={styles.body}>
        {notice && <Alert type="warning" showIcon title={notice} className={styles.notice} role="alert" />}
        {step === 0 && (
          <div>
            <label className={styles.label} htmlFor="order-supplier">
              Supplier
            </label>
            <SupplierPicker
              id="order-supplier"
              className={styles.select}
              value={supplier?.id}
              chosen={supplier}
              disabled={supplierFixed}
              onChange={(_id, picked) => {
                setProblem(undefined);
                onChange({ ...draft, supplier: picked, lines: picked?.id === supplier?.id ? lines : [] });
              }}
            />
            <p className={styles.hint}>An order goes to one supplier.</p>
          </div>
        )}
        {step === 1 && supplier && (
          <>
            <AddLine
              supplierId={supplier.id}
              chosen={lines.map(({ productId }) => productId)}
              onAdd={(line) => setLines(addLine(lines, line))}
            />
            {lines.length === 0 ? (
              <p className={styles.none}>Nothing in this order yet.</p>
            ) : (
              <>
                <CartLines lines={lines} onChange={setLines} />
                <Totals {...totalsOf(lines, taxPercent)} currency={lines[0]?.currency} taxPercent={taxPercent} />
              </>
            )}
          </>
        )}
        {step === 2 && supplier && (
          <div className={styles.review}>
            <Facts
              items={[
                [
                  'Supplier',
                  [supplier.name, supplier.ratings && supplierRatingText(supplier.ratings)].filter(Boolean).join(' · '),
                ],
              ]}
            />
            <div>
              <CartLines lines={lines} />
              <Totals {...totalsOf(lines, taxPercent)} currency={lines[0]?.currency} taxPercent={taxPercent} />
            </div>
            <div>
              <label className={styles.label} htmlFor="order-notes">
                Notes
              </label>
              <Input.TextArea
                id="order-notes"
                rows={2}
                {...(tooLong && { status: 'error' as const, 'aria-invalid': true })}
                value={notes}
                onChange={(event) => onChange({ ...draft, notes: event.target.value })}
              />
              {tooLong && (
                <p className={styles.problem} role="alert">
                  {tooLong}
                </p>
              )}
            </div>
            <Checkbox
              checked={notifySupplier}
              onChange={(event) => onChange({ ...draft, notifySupplier: event.target.checked })}
            >
              Notify supplier
              <span className={styles.hint}> · without it the order is kept as a draft</span>
            </Checkbox>
          </div>
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.foot}>
          {step > 0 ? <Button onClick={goBack}>Back</Button> : <CancelButton />}
          <Button type="primary" loading={busy} onClick={goOn}>
            {step < 2 ? 'Next' : notifySupplier ? 'Place order' : 'Save draft'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** By the dialog's own way out, which asks where something was chosen. */
function CancelButton() {
  const close = useContext(DialogClose);
  return <Button onClick={() => close?.()}>Cancel</Button>;
}
