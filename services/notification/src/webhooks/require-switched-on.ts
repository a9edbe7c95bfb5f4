import { conflict } from '#platform';

export function requireSwitchedOn({ isActive }: { isActive: boolean }): void {
  if (!isActive) throw conflict('The webhook is switched off');
}
