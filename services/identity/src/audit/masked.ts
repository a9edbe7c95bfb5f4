/** `a…@example.com`: enough to recognise an address by; the log is kept for ever, and whole addresses are not. */
export function masked(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
