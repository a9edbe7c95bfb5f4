/** Fields that people know by another word than programs do; the page's label where it has one. */
const LABELS: Record<string, string> = {
  hash: 'Picture',
  imageUrl: 'Picture',
  logoUrl: 'Logo',
  q: 'Search',
  sku: 'SKU',
  unitOfMeasure: 'Unit',
  url: 'Address',
};

/** `currentStock` is `Current stock` to people, and `supplierId` the `Supplier`. */
export function labelOf(property: string): string {
  const known = LABELS[property];
  if (known) return known;
  const spaced = property
    .replace(/(?<=[a-z])Id$/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What class-validator says behind the field's name, and how a person would. */
const SENTENCES: [RegExp, string][] = [
  [/^must be a string$/, 'must be text'],
  [/^must be an integer number$/, 'must be a whole number'],
  [/^must be a number conforming to .*$/, 'must be a number'],
  [/^must be a boolean value$/, 'must be true or false'],
  [/^must be an array$/, 'must be a list'],
  [/^must match .* regular expression$/, 'is not valid'],
  [/^must be one of the following values: /, 'must be one of '],
  [/^must be shorter than or equal to (\d+) characters$/, 'must have at most $1 characters'],
  [/^must be longer than or equal to (\d+) characters$/, 'must have at least $1 characters'],
  [/^must contain at least (\d+) elements$/, 'must have at least $1 entries'],
  [/^must contain no more than (\d+) elements$/, 'must have at most $1 entries'],
];

/** `says` is class-validator's own sentence, without the field. */
export function plainly(says: string): string {
  const found = SENTENCES.find(([pattern]) => pattern.test(says));
  return found ? says.replace(...found) : says;
}
