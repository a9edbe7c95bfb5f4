import { StatusTag } from '../../kit/page/status-tag';
import type { Tone } from '../../lib/tone';

interface Answered {
  status: 'pending' | 'accepted' | 'declined';
  expired: boolean;
}

const STATES: Record<Answered['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'done' },
  declined: { label: 'Declined', tone: 'over' },
};

/** One that is pending past its time is shown as expired. */
export function InvitationStatus({ invitation: { status, expired } }: { invitation: Answered }) {
  const { label, tone } = expired ? { label: 'Expired', tone: 'over' as const } : STATES[status];
  return <StatusTag tone={tone}>{label}</StatusTag>;
}
