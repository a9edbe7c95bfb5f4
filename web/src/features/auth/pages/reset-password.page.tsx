import { Button, Form } from 'antd';
import { atMost } from '../../../kit/form/at-most';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PublicPage } from '../../../components/public-page';
import { EntryForm } from '../../../kit/form/entry-form';
import { sameAs } from '../../../kit/form/same-as';
import { useEntry } from '../../../kit/form/use-entry';
import { LinkButton } from '../../../kit/page/link-button';
import { CheckDrawing, SearchDrawing } from '../../../kit/state/drawings';
import { EmptyState } from '../../../kit/state/empty-state';
import { ErrorState } from '../../../kit/state/error-state';
import { FullPageSpinner } from '../../../kit/state/full-page-spinner';
import { ApiError } from '../../../lib/api-error';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import { usePasswordReset, useResetPassword } from '../api/reset-password';
import { PasswordInput } from '../forms/inputs';
import styles from './link-page.module.css';

type Values = { newPassword: string; confirmPassword: string };

/** Where the link of the mail leads. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const reset = usePasswordReset(token);
  const [isDone, setDone] = useState(false);
  const [isDead, setDead] = useState(token === '');
  if (!isDead && reset.isPending) return <FullPageSpinner />;
  return (
    <PublicPage>
      {isDone ? (
        <EmptyState
          drawing={<CheckDrawing />}
          title="Password changed"
          level={1}
          action={
            <LinkButton type="primary" to={paths.auth()}>
              Login
            </LinkButton>
          }
        >
          You are logged out everywhere. Log in with the new password.
        </EmptyState>
      ) : isDead || isGone(reset.error) ? (
        <DeadLink />
      ) : reset.isPending || reset.isError ? (
        <>
          <h1 className={styles.heading}>Set a new password</h1>
          <ErrorState title="The link could not be checked" error={reset.error} onRetry={() => void reset.refetch()} />
        </>
      ) : (
        <SetPassword
          token={token}
          username={reset.data.username}
          onDone={() => setDone(true)}
          onDead={() => setDead(true)}
        />
      )}
    </PublicPage>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

function DeadLink() {
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title="This password link is not valid"
      level={1}
      action={
        <LinkButton type="primary" to={paths.forgotPassword()}>
          Send a new link
        </LinkButton>
      }
    >
      It holds for one hour and works once; the newest one alone is valid.
    </EmptyState>
  );
}

interface Props {
  token: string;
  username: string;
  onDone: () => void;
  onDead: () => void;
}

function SetPassword({ token, username, onDone, onDead }: Props) {
  usePageTitle('Set a new password');
  const resetPassword = useResetPassword();
  const entry = useEntry<Values>({
    send: (values) => resetPassword.mutateAsync({ token, ...values }),
    failure: 'Password change failed',
    onDone,
    onRefused: (error) => {
      if (!(error instanceof ApiError && error.status === 404)) return false;
      onDead();
      return true;
    },
  });
  return (
    <>
      <h1 className={styles.heading}>Set a new password</h1>
      <p className={styles.text}>For the account “{username}”.</p>
      <EntryForm entry={entry} keepsNothing>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Form.Item
          label="New password"
          name="newPassword"
          rules={[
            { required: true, min: 8, message: 'New password must be at least 8 characters' },
            { whitespace: true, message: 'New password must not be blank' },
            atMost(128),
          ]}
        >
          <PasswordInput autoComplete="new-password" autoFocus />
        </Form.Item>
        <Form.Item
          label="Confirm new password"
          name="confirmPassword"
          dependencies={['newPassword']}
          rules={[
            { required: true, message: 'Confirm your new password' },
            sameAs('newPassword', 'Passwords do not match'),
            atMost(128),
          ]}
        >
          <PasswordInput autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={entry.busy}>
          Set password
        </Button>
      </EntryForm>
    </>
  );
}
