import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePasskeyLogin, usePasskeySuggestions } from '../../../lib/auth/passkey-login';
import { passkeysWork } from '../../../lib/passkeys';
import styles from './passkey-login.module.css';

export function PasskeyLogin() {
  const login = usePasskeyLogin();
  usePasskeySuggestions(login);
  if (!passkeysWork()) return null;
  return (
    <Button
      block
      className={styles.button}
      icon={<KeyOutlined aria-hidden />}
      loading={login.isPending}
      onClick={() => login.mutate(undefined)}
    >
      Sign in with a passkey
    </Button>
  );
}
