/** count(1, 'order') → '1 order', count(3, 'reply', 'replies') → '3 replies' */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
}
