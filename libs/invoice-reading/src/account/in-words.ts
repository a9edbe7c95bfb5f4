import type { LabelledAmount } from '../draft.js';
import { fold } from '../understanding/fold.js';
import { SAVING } from '../understanding/words/discount-words.js';
import type { Account } from './account.js';

/** Why an amount that nothing explains needs a look, as a clerk would say it. */
export function inWords({ kind, label, amount, rate }: LabelledAmount, { total }: Account): string {
  const figure = amount!.text;
  const name = label.trim().replace(/:$/, '');
  const named = name ? `“${name}”` : 'without a label';
  switch (kind) {
    case 'charge':
      return `The charge ${named} of ${figure} is printed, but is not part of the total of ${total.text}.`;
    case 'discount':
      return rate
        ? `The discount ${named} of ${figure} is not ${rate} % of anything, or is not taken off the total of ${total.text}.`
        : `The discount ${named} of ${figure} is printed, but is not taken off the total of ${total.text}.`;
    case 'net':
      return `The amount ${named} of ${figure} is not the sum of the lines.`;
    case 'tax':
      return rate
        ? `The tax ${named} of ${figure} is not ${rate} % of what is taxed.`
        : `The tax ${named} of ${figure} does not lead to the total of ${total.text}.`;
    case 'total':
      return `${named} says ${figure}, but the amounts add up to ${total.text}.`;
    case 'due':
      return `${named} says ${figure}, which is not the total of ${total.text} less what was paid.`;
    case 'paid':
    case 'previous':
      return `${named} of ${figure} is printed, but does not change the amount due.`;
    case 'information':
    case 'other':
      if (SAVING.test(fold(label))) return `No printed discount comes to the saving ${named} of ${figure}.`;
      return `Nothing explains the amount of ${figure}, printed ${name ? `as ${named}` : named}.`;
  }
}
