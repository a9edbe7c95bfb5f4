/** Whole words, folded, in the languages of invoices; what several countries call theirs stands for all of them. */
export const CURRENCY_NAMES: [RegExp, string][] = [
  [
    /^(?:eur[oa]s?|euron|euroa|eurot|euroa|eurow?|eurem|euru|eura|eurai|euru|eurus|eiro|evr[aoi]\p{L}{0,2}|евро|ευρω|avro)$/u,
    'EUR',
  ],
  [/^(?:dol+ar\p{L}{0,4}|долар\p{L}{0,2}|δολαρι\p{L}{1,2})$/u, 'USD CAD AUD NZD SGD HKD TWD'],
  [/^(?:sterling\p{L}{0,3}|sterlin\p{L}{0,3}|funt[yo]?w?|esterlinas?|livres? sterling)$/u, 'GBP'],
  [/^(?:franken|frank(?:ow|y|u)?|francs?|franchi|francos|φραγκ\p{L}{1,2})$/u, 'CHF'],
  [/^(?:zlot\p{L}{1,4}|злот\p{L}{1,3})$/u, 'PLN'],
  [/^(?:korun\p{L}{0,3}|kron(?:a|or|er|e|en)|coronas?|corone|couronnes?|korona|koron\p{L})$/u, 'CZK SEK NOK DKK ISK'],
  [/^forint\p{L}{0,3}$/u, 'HUF'],
  [/^(?:leu|leilor|леи)$/u, 'RON MDL'],
  [/^(?:leva|левa|лева|лев)$/u, 'BGN'],
  [/^(?:lira(?:si|dir)?|lirasi|liras|lire)$/u, 'TRY'],
  [
    /^(?:yen|yens|yuan|renminbi|rupees?|rupien|roupies?|rand|rubl\p{L}{1,3}|rubel|dinar\p{L}{0,2}|dirham\p{L}{0,2}|kuna|hryvn\p{L}{1,3})$/u,
    'JPY CNY INR PKR LKR NPR MUR ZAR RUB BYN RSD BHD JOD KWD TND IQD LYD DZD AED MAD HRK UAH',
  ],
];
