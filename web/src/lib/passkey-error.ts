/** The browser made or used no passkey; `message` is a sentence for people. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
}
