/** An answer that comes when the test says so: until then only what the client assumes can be seen. */
export function late<T>(): { answer: Promise<T>; arrive: (value: T) => void } {
  let arrive: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    arrive = resolve;
  });
  return { answer, arrive };
}
