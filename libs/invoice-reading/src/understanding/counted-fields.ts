/** A field that counts something: what it may be called, the longest first, and the figure. */
interface CountedField {
  labels: string[];
  figure: string;
  text: string;
}

/** "… Currency: NOK Number of lines: 6 Please quote …": fields among others in one sentence; each label begins with a capital. */
export const countedFields = (text: string): CountedField[] =>
  [...text.matchAll(FIELD)].map(([, name = '', figure = '']) => {
    const words = name.split(' ');
    const labels = words.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? words.slice(at).join(' ') : []));
    return { labels, figure, text: `${labels.at(-1) ?? name}: ${figure}` };
  });
/** Behind it, or its unit, ends the sentence, or begins the next one or the next field. */
const FIELD = /(\p{L}[\p{L}.'’ -]{2,60}?) ?: ?(\d{1,5})(?=(?: \p{Ll}{1,12})?[.,;]?$|[.,;]? \p{Lu}\p{L}+)/gu;
