import { Button } from 'antd';
import { Outlet, useNavigation } from 'react-router-dom';
import { changeSide } from '../lib/auth/session';
import { useSide } from '../lib/auth/use-side';
import type { ViewMode } from '../lib/view-mode';
import { MarketDrawing } from '../kit/state/drawings';
import { EmptyState } from '../kit/state/empty-state';

const NAMES: Record<ViewMode, string> = { buyer: 'Buyer', seller: 'Seller' };

/** A layout route for the pages of one side of the market. */
export function RequireSide({ side }: { side: ViewMode }) {
  const current = useSide();
  const { state } = useNavigation();
  if (current === side) return <Outlet />;
  // The side has just been switched and its start page is still loading.
  if (state !== 'idle') return null;
  return (
    <EmptyState
      drawing={<MarketDrawing />}
      level={1}
      title={`This page belongs to ${NAMES[side]} Mode`}
      action={
        <Button type="primary" onClick={() => changeSide(side)}>
          Switch to {NAMES[side]} Mode
        </Button>
      }
    >
      You are looking at Tradeyard in {NAMES[current]} Mode.
    </EmptyState>
  );
}
