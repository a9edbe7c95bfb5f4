/** Amounts in words, as cheques and Indian invoices carry them: English (thousands or lakhs) and German. */
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const EINS =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const ZEHN = ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const english = (n, scales) => {
  for (const [size, name] of scales) {
    if (n < size) continue;
    const rest = n % size;
    return `${english(Math.floor(n / size), scales)} ${name}${rest ? ` ${english(rest, scales)}` : ''}`;
  }
  if (n < 20) return ONES[n];
  return TENS[Math.floor(n / 10)] + (n % 10 ? `-${ONES[n % 10]}` : '');
};

const WESTERN = [
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
];
const INDIAN = [
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
  [100, 'hundred'],
];

function german(n) {
  if (n >= 1e6)
    return `${n < 2e6 ? 'einemillion' : `${german(Math.floor(n / 1e6))}millionen`}${n % 1e6 ? german(n % 1e6) : ''}`;
  if (n >= 1000) return `${german(Math.floor(n / 1000))}tausend${n % 1000 ? german(n % 1000) : ''}`;
  if (n >= 100) return `${EINS[Math.floor(n / 100)]}hundert${n % 100 ? german(n % 100) : ''}`;
  if (n < 20) return EINS[n];
  return (n % 10 ? `${EINS[n % 10]}und` : '') + ZEHN[Math.floor(n / 10)];
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** @param {number} cents */
export function amountInWords(code, cents) {
  const [whole, part] = [Math.floor(cents / 100), cents % 100];
  const two = String(part).padStart(2, '0');
  const forms = {
    'en-IN': () =>
      `Rupees ${capital(english(whole, INDIAN))}${part ? ` and ${capital(english(part, INDIAN))} Paise` : ''} Only`,
    'en-US': () => `${capital(english(whole, WESTERN))} and ${two}/100 dollars`,
    'en-GB': () => `${capital(english(whole, WESTERN))} pounds and ${two} pence`,
    'en-AU': () => `${capital(english(whole, WESTERN))} dollars and ${two} cents`,
    'de-CH': () => `${capital(german(whole))} Franken und ${two} Rappen`,
  };
  return forms[code]?.() ?? `${capital(german(whole))} ${two}/100 Euro`;
}
