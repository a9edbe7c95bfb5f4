import { lazy, Suspense, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { LeaveGuard } from '../../kit/dialog/leave-guard';
import { useUsersTheme } from '../../api/change-theme';
import { useCurrentUser } from '../../lib/auth/current-user';
import { useLiveData } from '../use-live-data';
import { BottomBar } from './bottom-bar';
import { ConnectionBanner } from './connection-banner';
import { ImpersonationBanner } from './impersonation-banner';
import { LoadingLine } from './loading-line';
import { PlaceShortcuts } from './place-shortcuts';
import styles from './shell.module.css';
import { RouteAnnouncer } from './route-announcer';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useSidebar } from './use-sidebar';

/** Most people never see the overlay: their screen has room for the sidebar. */
const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer')).SidebarDrawer }));

/** Where a page was scrolled to is kept for the visit; every first page of a tab is the visit 'default' to the router. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

export function Shell() {
  const sidebar = useSidebar();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerUsed, setDrawerUsed] = useState(false);
  const { pathname } = useLocation();
  const [drawerPath, setDrawerPath] = useState(pathname);
  useLiveData(useCurrentUser().id);
  useUsersTheme();

  // The overlay has done its work once it led somewhere.
  if (pathname !== drawerPath) {
    setDrawerPath(pathname);
    setDrawerOpen(false);
  }

  const openDrawer = () => {
    setDrawerUsed(true);
    setDrawerOpen(true);
  };

  return (
    <div className={styles.shell} data-collapsed={sidebar.collapsed}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <LoadingLine />
      <aside className={styles.sidebar}>
        <Sidebar collapsed={sidebar.collapsed} onToggle={sidebar.toggle} />
      </aside>
      {drawerUsed && (
        <Suspense>
          <SidebarDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
      <div className={styles.column}>
        <TopBar onMenu={openDrawer} />
        <ConnectionBanner />
        <ImpersonationBanner />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <ScrollRestoration getKey={placeOf} />
      <PlaceShortcuts />
      <LeaveGuard />
      <RouteAnnouncer />
    </div>
  );
}
