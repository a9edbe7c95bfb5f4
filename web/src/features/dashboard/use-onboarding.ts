import { isImpersonated, useCurrentUser } from '../../lib/auth/current-user';
import { readLocal, writeLocal } from '../../lib/local';
import { usePreference } from '../../lib/preferences';

/**
 * Whether this person has seen the welcome: kept for them on every device, and in this browser for whoever reads it here.
 * An administrator who works as them is not welcomed in their place.
 */
export function useOnboarding(key: 'buyer_onboarding_completed' | 'seller_onboarding_completed') {
  const [kept, keep] = usePreference(key, false);
  const impersonated = isImpersonated(useCurrentUser());
  return {
    completed: kept || impersonated || readLocal(key) === 'true',
    complete: () => {
      writeLocal(key, 'true');
      if (!kept) keep(true);
    },
  };
}
