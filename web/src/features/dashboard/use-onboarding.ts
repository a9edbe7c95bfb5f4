import { readLocal, writeLocal } from '../../lib/local';
import { usePreference } from '../../lib/preferences';

/** Whether this person has seen the welcome: kept for them on every device, and in this browser for whoever reads it here. */
export function useOnboarding(key: 'buyer_onboarding_completed' | 'seller_onboarding_completed') {
  const [kept, keep] = usePreference(key, false);
  return {
    completed: kept || readLocal(key) === 'true',
    complete: () => {
      writeLocal(key, 'true');
      if (!kept) keep(true);
    },
  };
}
