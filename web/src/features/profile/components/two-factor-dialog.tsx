import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/dialog';
import { QueryState } from '../../../kit/state/query-state';
import { DetailSkeleton } from '../../../kit/state/skeletons';
import { twoFactorEnrolmentKey } from '../../../lib/query-keys';
import { startTwoFactor } from '../api/two-factor';
import { RecoveryCodes } from './recovery-codes';
import { TwoFactorEnrolment } from './two-factor-enrolment';

/** The app's secret, a code that proves the app has it, and the recovery codes, which are shown this one time. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  // Forgotten with the dialog: opened again it is another secret.
  const enrolment = useQuery({
    queryKey: twoFactorEnrolmentKey,
    queryFn: startTwoFactor,
    gcTime: 0,
    staleTime: Infinity,
  });
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog
      title={codes ? 'Save your recovery codes' : 'Set up two-factor authentication'}
      open
      onCancel={onClose}
      // The codes cannot be shown again: a click beside them must not be the end of them.
      mask={{ closable: !codes }}
      keyboard={!codes}
      closable={!codes}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <QueryState
          query={enrolment}
          skeleton={<DetailSkeleton />}
          errorTitle="Two-factor authentication cannot be set up"
        >
          {(data) => <TwoFactorEnrolment enrolment={data} onConfirmed={setCodes} />}
        </QueryState>
      )}
    </Dialog>
  );
}
