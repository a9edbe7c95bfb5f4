import { Button, Form } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PublicPage } from '../../../components/public-page';
import { EntryForm } from '../../../kit/form/entry-form';
import { useEntry } from '../../../kit/form/use-entry';
import { LinkButton } from '../../../kit/page/link-button';
import { CheckDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { useForgottenPassword } from '../api/reset-password';
import { Input } from '../forms/inputs';
import styles from './link-page.module.css';

/** Whoever forgot a password, or the username: the mail tells it. */
export function ForgotPasswordPage() {
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <PublicPage>
      {askedFor === undefined ? (
        <Ask onAsked={setAskedFor} />
      ) : (
        <EmptyState
          drawing={<CheckDrawing />}
          title="Check your mailbox"
          level={1}
          action={<LinkButton to={paths.auth()}>Back to login</LinkButton>}
        >
          If an account has the address {askedFor}, a link to set a new password is on its way. It holds for one hour.
        </EmptyState>
      )}
    </PublicPage>
  );
}

function Ask({ onAsked }: { onAsked: (email: string) => void }) {
  usePageTitle('Forgot your password?');
  const forgotten = useForgottenPassword();
  const entry = useEntry<{ email: string }>({
    send: forgotten.mutateAsync,
    failure: 'Nothing was sent',
    onDone: (_answer, { email }) => onAsked(email),
  });
  return (
    <>
      <h1 className={styles.heading}>Forgot your password?</h1>
      <p className={styles.text}>We send a link to set a new one to the email address of your account.</p>
      <EntryForm entry={entry} keepsNothing>
        <Form.Item
          label="Email"
          name="email"
          rules={[{ required: true, type: 'email', message: 'Please enter a valid email' }, atMost(254)]}
        >
          <Input type="email" autoComplete="email" autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={entry.busy}>
          Send link
        </Button>
      </EntryForm>
      <p className={styles.back}>
        <Link to={paths.auth()}>Back to login</Link>
      </p>
    </>
  );
}
