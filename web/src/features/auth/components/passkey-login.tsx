import { KeyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { usePasskeyLogin } from '../../../lib/auth/passkey-login';
import { passkeysWork } from '../../../lib/passkeys';
import styles from './passkey-login.module.css';

export function PasskeyLogin() {
  const { mutate: logIn, isPending } = usePasskeyLogin();
  if (!passkeysWork()) return null;
  return (
    <Button block className={styles.button} icon={<KeyOutlined />} loading={isPending} onClick={() => logIn()}>
      Sign in with a passkey
    </Button>
  );
}
