import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Logo } from '../../../components/logo';
import { askedFor } from '../../../lib/auth/asked-for';
import { useSession } from '../../../lib/auth/current-user';
import { paths } from '../../../lib/paths';
import { usePageTitle } from '../../../lib/use-page-title';
import type { Invited } from '../components/register-tab';
import { LoginTab } from '../components/login-tab';
import { RolePanel } from '../components/role-panel';
import { TabLinks } from '../components/tab-links';
import { placeHere } from '../place-here';
import { type AuthRole, ROLE_COPY } from '../role-copy';
import styles from './auth.module.css';

/** Its fields weigh more than the whole log-in. */
const RegisterTab = lazy(async () => ({ default: (await import('../components/register-tab')).RegisterTab }));

const TABS = [
  { key: 'login', label: 'Login' },
  { key: 'register', label: 'Register' },
] as const;

/** What the link of an invitation has filled in. */
const invitedBy = (params: URLSearchParams): Invited => ({
  email: params.get('email') ?? undefined,
  token: params.get('invitation') ?? undefined,
  asAdmin: params.get('role') === 'admin',
});

export function AuthPage() {
  const [params, setParams] = useSearchParams();
  const { data: user } = useSession();
  const [asked] = useState(askedFor);
  const tab = params.get('tab') === 'register' ? 'register' : 'login';
  const role: AuthRole = params.get('role') === 'seller' ? 'seller' : 'buyer';
  const { title, description } = ROLE_COPY[role];

  usePageTitle(tab === 'register' ? title : 'Login');
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  if (user) return <Navigate to={placeHere(params.get('returnUrl') ?? asked) ?? paths.dashboard()} replace />;

  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true },
    );

  return (
    <div className={styles.page}>
      <RolePanel role={role} />
      <main className={styles.main}>
        <Link to={paths.landing()} className={styles.back}>
          <ArrowLeftOutlined aria-hidden /> Back to Homepage
        </Link>
        <div className={styles.form}>
          <div className={styles.logo}>
            <Logo />
          </div>
          <h1 className={styles.heading}>{tab === 'register' ? 'Create your account' : 'Welcome back'}</h1>
          {params.has('ended') && tab === 'login' && (
            <Alert
              type="info"
              showIcon
              className={styles.notice}
              title="You were logged out"
              description="Your session has ended. Log in to go on where you were."
            />
          )}
          <TabLinks label="Login or register" tabs={TABS} current={tab} onChoose={(key) => change('tab', key)}>
            {tab === 'login' ? (
              <LoginTab />
            ) : (
              <Suspense>
                <RegisterTab role={role} invited={invitedBy(params)} onRole={(value) => change('role', value)} />
              </Suspense>
            )}
          </TabLinks>
        </div>
      </main>
    </div>
  );
}
