import { FileAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Schemas } from '../../../lib/api-client';
import { count } from '../../../lib/numbers';
import { paths } from '../../../lib/paths';
import { wasSentBefore } from '../../../lib/use-once';
import { useToast } from '../../../lib/use-toast';
import { useSuggestOrders } from '../api/suggest-orders';
import styles from './alerts-tab.module.css';

/** One press: a draft per supplier with all that is low. */
export function SuggestOrders() {
  const suggest = useSuggestOrders();
  const navigate = useNavigate();
  const toast = useToast();

  const done = (answer: Schemas['SuggestedOrders']) => {
    const { orders, skipped } = answer;
    const left = skipped.map(({ name, reason }) => `${name}: ${reason}`).join(' · ');
    if (orders.length === 0) return toast.info('Nothing to order', left || 'What is low is on order already.');
    const [only] = orders;
    void navigate(orders.length === 1 && only ? paths.order(only.id) : paths.orders({ status: 'draft' }));
    if (wasSentBefore(answer)) return toast.doneOnce(`${count(orders.length, 'draft')} created`);
    toast.success(`${count(orders.length, 'draft')} created`, left ? `Left out: ${left}` : undefined);
  };

  return (
    <div className={styles.suggest}>
      <p className={styles.meta}>Drafts of what is low and not on order yet, one per supplier, at today’s prices.</p>
      <Button
        icon={<FileAddOutlined aria-hidden />}
        loading={suggest.isPending}
        onClick={() =>
          suggest.mutate(undefined, {
            onSuccess: done,
            onError: (error) => toast.failure('Failed to create orders', error),
          })
        }
      >
        Create suggested orders
      </Button>
    </div>
  );
}
