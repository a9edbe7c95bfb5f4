import { CopyOutlined } from '@ant-design/icons';
import { atMost } from '../../../kit/form/at-most';
import { Button, Form, Input } from 'antd';
import { EntryForm } from '../../../kit/form/entry-form';
import { FormActions } from '../../../kit/form/form-actions';
import { useEntry } from '../../../kit/form/use-entry';
import { useCopy } from '../../../kit/values/use-copy';
import type { Schemas } from '../../../lib/api-client';
import { useConfirmTwoFactor } from '../api/two-factor';
import styles from './two-factor.module.css';

interface Props {
  enrolment: Schemas['TwoFactorEnrolment'];
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** `ABCD EFGH …`: for typing. */
const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

export function TwoFactorEnrolment({ enrolment: { secret, qrSvg }, onConfirmed }: Props) {
  const confirm = useConfirmTwoFactor();
  const copy = useCopy();
  const entry = useEntry<Schemas['TwoFactorCodeInput'], Schemas['RecoveryCodes']>({
    send: confirm.mutateAsync,
    failure: 'Two-factor authentication could not be switched on',
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <EntryForm entry={entry}>
      <p className={styles.step}>
        Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis.
      </p>
      <img className={styles.qr} src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt="QR code of the secret" />
      <p className={styles.step}>
        Or type the secret:{' '}
        <span className={styles.secret}>
          <code>{inFours(secret)}</code>
          <Button
            type="text"
            size="small"
            icon={<CopyOutlined aria-hidden />}
            aria-label="Copy the secret"
            onClick={() => void copy(secret, 'Secret copied')}
          />
        </span>
      </p>
      <Form.Item
        label="Code from the app"
        name="code"
        extra="You are logged out everywhere else."
        rules={[{ required: true, whitespace: true, message: 'Two-factor code required' }, atMost(20)]}
      >
        <Input autoComplete="one-time-code" inputMode="numeric" />
      </Form.Item>
      <FormActions submit="Switch on" busy={entry.busy} />
    </EntryForm>
  );
}
