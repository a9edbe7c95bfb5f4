import { Navigate } from 'react-router-dom';
import { useSide } from '../../../lib/auth/use-side';
import { paths } from '../../../lib/paths';
import { BuyerDashboard } from '../components/buyer-dashboard';

/** The start page after log-in: each side of the market has its own. */
export function DashboardPage() {
  return useSide() === 'seller' ? <Navigate to={paths.seller.dashboard()} replace /> : <BuyerDashboard />;
}
