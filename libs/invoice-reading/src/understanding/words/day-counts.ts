/** The counts of days in a sentence, each with its word: "14 days". Folded. */
export const dayCounts = (folded: string): string[] => folded.match(DAYS) ?? [];

/** How many days these are. */
export const daysIn = (folded: string): number[] => dayCounts(folded).map((days) => parseInt(days, 10));

const DAYS =
  /(?<![\p{L}\d])\d{1,3} (?:(?:calendar|kalender|banking) ?)?(?:days?|tagen?|gg|jours?|dias|giorni|dagen|dage|dagar|dager|dies|dni|dne(?:h|vih)|dnu|dnuv|paivaa|paivan|nap(?:on)?|zile|dana|gun(?:dur)?|dien(?:u|as|os)|paeva|дни|ημερ\p{L}+)(?= |$)/gu;
