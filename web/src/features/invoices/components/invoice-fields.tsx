import { Button, Form, type FormRule, Input, Select } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OrderPicker } from '../../../components/order-picker';
import { SupplierPicker } from '../../../components/supplier-picker';
import { useSupplier } from '../../../api/get-supplier';
import type { Schemas } from '../../../lib/api-client';
import { atMost } from '../../../kit/form/at-most';
import { MOST } from '../../../kit/form/limits';
import { amountWithin, MoneyInput } from '../../../kit/form/money-input';
import { showFieldErrors } from '../../../kit/form/form-errors';
import { CURRENCIES, NO_CURRENCY } from '../../../lib/money';
import { useToast } from '../../../lib/use-toast';
import { asOptions } from '../../../lib/vocabulary';
import type { Invoice } from '../api/list-invoices';
import { HEAD_FIELDS, HEAD_FORM, type HeadField, headFieldId } from '../doubts';
import { extractedOf } from '../extracted';
import { useUpdateInvoice } from '../api/update-invoice';
import styles from './invoice-fields.module.css';

type Change = Schemas['UpdateInvoiceInput'];

export const goToField = (field: HeadField) => document.getElementById(headFieldId(field))?.focus();

type Values = Pick<Invoice, HeadField>;

const valuesOf = (invoice: Invoice) =>
  Object.fromEntries(HEAD_FIELDS.map((field) => [field, invoice[field]])) as Values;

interface Props {
  invoice: Invoice;
  /** Tells which field is being looked at, for the document beside it. */
  onFocus: (field: string) => void;
}

/** What no person can confirm: the server takes another value for it, or none. */
const CANNOT_BE = ['unlikely-date', 'tax-too-large'];

/** The other reading comes as it is printed, without spaces: of these fields that is the value. */
const takesText = (name: string): boolean => name === 'invoiceNumber';

/** The invoice's head. Each field is saved when it is left. */
export function InvoiceFields({ invoice, onFocus }: Props) {
  const update = useUpdateInvoice(invoice.id);
  const toast = useToast();
  const [form] = Form.useForm<Values>();
  // Why what stands there is not saved is said before what was doubtful of the reading.
  const [refused, setRefused] = useState<string[]>([]);
  const { data: supplier } = useSupplier(invoice.supplierId ?? undefined);
  const currency = invoice.currency ?? NO_CURRENCY;

  const { fields } = extractedOf(invoice);
  const { order } = invoice;

  const shown = valuesOf(invoice);
  const before = useRef(shown);
  useEffect(() => {
    // Set by somebody else, or written otherwise by the server; what is being typed stays.
    for (const field of HEAD_FIELDS) {
      const isTyped = document.activeElement?.id === headFieldId(field);
      if (shown[field] !== before.current[field] && !isTyped) form.setFieldValue(field, shown[field]);
    }
    before.current = shown;
  });

  const send = (change: Change) =>
    update.mutate(change, {
      onError: (error) => {
        // What the server did not take must not stand there as if it had.
        form.resetFields(Object.keys(change) as (keyof Values)[]);
        if (!showFieldErrors(form, error)) toast.failure('Failed to update invoice', error);
      },
    });

  const save = (change: Change) => {
    const [field, value] = Object.entries(change)[0] ?? [];
    if (value !== undefined && value !== invoice[field as keyof Invoice]) send(change);
  };

  const item = (
    name: keyof Change & string,
    label: string,
    input: ReactNode,
    { note, extra, rules }: { note?: string; extra?: string; rules?: FormRule[] } = {},
  ) => {
    const warning = invoice.warnings.find(({ field }) => field === name);
    const doubt = warning?.message ?? note;
    const canBeRight = warning && !CANNOT_BE.includes(warning.code);
    const value = invoice[name];
    const other = fields[name]?.otherReading;
    const help = doubt && (
      <>
        {doubt}
        {other && !doubt.includes(`“${other}”`) && ` A second reading gave “${other}”.`}
        {value !== null && canBeRight && (
          <Button
            type="link"
            size="small"
            className={styles.confirm}
            loading={update.isPending}
            onClick={() => send({ [name]: value })}
          >
            It is right
          </Button>
        )}
        {takesText(name) && other && other !== value && (
          <Button
            type="link"
            size="small"
            className={styles.confirm}
            loading={update.isPending}
            onClick={() => send({ [name]: other })}
          >
            It is “{other}”
          </Button>
        )}
      </>
    );
    const isRefused = refused.includes(name);
    const isLearned = fields[name]?.checks.includes('learned-layout');
    const origin = isLearned ? 'As you put it right on an earlier invoice of this vendor' : extra;
    return (
      <Form.Item
        name={name}
        label={label}
        rules={rules}
        {...(help && !isRefused && { validateStatus: 'warning' as const, help })}
        {...(origin && !help && { extra: origin })}
      >
        {input}
      </Form.Item>
    );
  };

  const money = (field: 'totalAmount' | 'taxAmount', label: string) =>
    item(
      field,
      label,
      <MoneyInput
        currency={currency}
        onFocus={() => onFocus(field)}
        onBlur={() => {
          const cents = form.getFieldValue(field);
          if (cents == null) return;
          form.validateFields([field]).then(
            () => save({ [field]: cents }),
            // Said at the field.
            () => {},
          );
        }}
      />,
      { rules: [amountWithin({ min: -MOST }, currency)] },
    );

  const text = (field: 'invoiceNumber' | 'vendorName') => (
    <Input
      onFocus={() => onFocus(field)}
      onBlur={(event) => {
        const entered = event.target.value.trim();
        if (!entered) return;
        form.validateFields([field]).then(
          () => save({ [field]: entered }),
          // Said at the field.
          () => {},
        );
      }}
      onPressEnter={(event) => event.currentTarget.blur()}
    />
  );

  return (
    <Form
      name={HEAD_FORM}
      layout="vertical"
      className={styles.fields}
      form={form}
      requiredMark={false}
      initialValues={shown}
      onFieldsChange={(_changed, all) => {
        const names = all.filter(({ errors }) => errors && errors.length > 0).map(({ name }) => String(name));
        if (names.join() !== refused.join()) setRefused(names);
      }}
    >
      {item(
        'supplierId',
        'Supplier',
        <SupplierPicker
          chosen={supplier}
          allowClear
          placeholder="Who sent it?"
          onChange={(id) => save({ supplierId: id ?? null })}
        />,
      )}
      {item(
        'orderId',
        'Order',
        <OrderPicker
          chosen={order ? { id: order.id, name: order.orderNumber } : undefined}
          supplierId={invoice.supplierId ?? undefined}
          placeholder="Which order is it for?"
          onChange={(id) => save({ orderId: id ?? null })}
        />,
        {
          note:
            order && order.supplier.id !== invoice.supplierId
              ? `It was ordered from ${order.supplier.name}.`
              : undefined,
          extra: order?.foundByNumber ? 'Linked by its number' : undefined,
        },
      )}
      {item('vendorName', 'Vendor on the document', text('vendorName'), { rules: [atMost(300)] })}
      {item('invoiceNumber', 'Invoice number', text('invoiceNumber'), { rules: [atMost(100)] })}
      {item(
        'invoiceDate',
        'Invoice date',
        <Input
          type="date"
          onFocus={() => onFocus('invoiceDate')}
          onBlur={(event) => event.target.value && save({ invoiceDate: event.target.value })}
        />,
      )}
      {item(
        'currency',
        'Currency',
        <Select
          showSearch
          options={asOptions(CURRENCIES)}
          onFocus={() => onFocus('currency')}
          onChange={(value: string) => save({ currency: value })}
        />,
      )}
      {money('taxAmount', 'Tax')}
      {money('totalAmount', 'Total')}
    </Form>
  );
}
