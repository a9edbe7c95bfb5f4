const PLAIN = /^[\x20-\x7e]*$/;
/**
 * Signs that nobody sees, and marks that turn the direction of what follows: "gpj.exe" is shown as "exe.jpg". No keyboard
 * writes them. Line breaks and tabs are text.
 */
const UNSEEN = /[\u200b\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|(?![\t\n\r])\p{Cc}/gu;
/** Marks that other scripts need between their letters, and Latin never. */
const JOINING = /(?<=[\p{Script=Latin}\d]|^)[\u200c-\u200f]+(?=[\p{Script=Latin}\d]|$)/gu;
const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text as people mean it: without surrounding blanks and signs that make it look like another; empty where nothing is seen.
 * A letter with its accent is one sign (NFC), whichever way a keyboard wrote it: the same name is the same text.
 */
export function meantText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  if (!VISIBLE.test(text)) return '';
  return text.replaceAll(UNSEEN, '').normalize('NFC').replaceAll(JOINING, '').trim();
}
