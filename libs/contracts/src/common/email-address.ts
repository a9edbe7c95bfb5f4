import { Transform } from 'class-transformer';
import { domainToASCII, domainToUnicode } from 'node:url';

/** For an address of mail: its domain has one form, so that `x@exämple.de` and `x@xn--exmple-cua.de` are one mailbox. */
export const OneEmail = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? oneEmail(value) : value), {
    toClassOnly: true,
  });

/** The address with a domain of other than plain letters as people read it; any other as it is. */
export function oneEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (/^[\x20-\x7e]*$/.test(domain) && !/(^|\.)xn--/i.test(domain)) return email;
  return email.slice(0, at) + (domainToUnicode(domainToASCII(domain)) || domain);
}
