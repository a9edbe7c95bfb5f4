/** The first letter of each word, in capitals; of a sign that takes two code units, the whole sign. */
export const initialsOf = (words: string[]): string =>
  words
    .map(([first = '']) => first)
    .join('')
    .toUpperCase();
