import { SwapOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useSide, useSwitchSide } from '../../lib/auth/use-side';
import styles from './side-switch.module.css';

/** Buyers may look at the market from the seller's side, and the other way round. */
export function SideSwitch({ collapsed }: { collapsed?: boolean }) {
  const side = useSide();
  const switchSide = useSwitchSide();
  const other = side === 'buyer' ? 'seller' : 'buyer';
  const label = other === 'seller' ? 'Switch to Seller Mode' : 'Switch to Buyer Mode';
  return (
    <Tooltip title={collapsed ? label : ''} placement="right">
      <Button
        type="text"
        block
        className={styles.switch}
        icon={<SwapOutlined aria-hidden />}
        aria-label={label}
        onClick={() => switchSide(other)}
        data-collapsed={collapsed}
      >
        {!collapsed && label}
      </Button>
    </Tooltip>
  );
}
