/** The site as passkeys know it: they are for a host name, and say at which origin they were used. */
export function relyingParty(origin: string): { id: string; name: string } {
  return { id: new URL(origin).hostname, name: 'Tradeyard' };
}
