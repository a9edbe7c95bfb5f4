/** The counts of days in a sentence, each with its word: "14 days". Folded. */
export const dayCounts = (folded: string): string[] => folded.match(DAYS) ?? [];

/** How many days these are. */
export const daysIn = (folded: string): number[] => dayCounts(folded).map((days) => parseInt(days, 10));

/** A label without the count of days that it ends with. Folded. */
export const withoutDays = (folded: string): string => {
  const days = /\d/.test(folded) ? dayCounts(folded).at(-1) : undefined;
  return days && folded.endsWith(` ${days}`) ? folded.slice(0, -days.length - 1) : folded;
};

const DAYS =
  /(?<![\p{L}\d])\d{1,3} (?:(?:calendar|kalender|banking) ?)?(?:days?|tagig\p{L}*|dagars|napos|denni|dniow\p{L}*|dnevn\p{L}*|dnov\p{L}*|дневен|дневния|tagen?|gg|jours?|dias|giorni|dagen|dage|dagar|dager|dies|dni|dne(?:h|vih)|dnu|dnuv|paivaa|paivan|nap(?:on)?|zile|dana|gun(?:dur)?|dien(?:u|as|os)|paeva|дни|ημερ\p{L}+)(?= |$)/gu;

/** What subscriptions and warranties are counted in: months and years. Folded. */
export const LONG_TIME =
  /^(?:months?|years?|monate?n?|jahre?n?|mois|ans?|annees?|mes(?:es|i)?|anos?|anni|anno|maanden|maand|mnd|mdr|mies|jaar|jaren|miesi\p{L}*|lata|rok\p{L}?|mesic\p{L}*|let|maned\p{L}*|manad\p{L}*|kk|honap|luni|luna|ay|ar)$/u;
