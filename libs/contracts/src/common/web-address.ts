import { Transform } from 'class-transformer';
import { IsUrl } from 'class-validator';

/** `mailto:`, `javascript:`; not the port in `example.com:8080`. */
const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** A page of the web, as people type it: `example.com` is `https://example.com`, and nothing is null. */
export function WebAddress(): PropertyDecorator {
  return (target, field) => {
    Transform(({ value }: { value: unknown }) => complete(value), { toClassOnly: true })(target, field);
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_valid_protocol: true },
      { message: 'Please enter a web address, such as https://example.com' },
    )(target, field);
  };
}

function complete(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return SCHEME.test(typed) ? typed : `https://${typed}`;
}
