/** Ends of names, whatever their case: `accessToken`, `newPassword`, `totp_secret`. */
const SECRET = /(password|secret|token|signature|hash|codes?|cookie|authorization|(api|private)_?key)$/i;
const SHOWN = '(not shown)';

/** The same, without the values of whatever is named like a secret, for people to look at. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? SHOWN : withoutSecrets(inner)]),
  );
}
