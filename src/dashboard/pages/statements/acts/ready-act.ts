/** Acts of a compared line in words. An act of a kind that is unknown here is shown as it is. */
import { isObject, isText } from '../../../../base/unknown.js';
import { exactMoney, type ComparedLine } from '../words.js';
import { daysName } from '../../costs/view/period.js';
import { time } from '../../../format/time.js';

export type LineAct = NonNullable<ComparedLine['act']>;

interface ActWords {
  /** The words of the button, and of those that do it and that leave it. */
  readonly button: string;
  readonly title: string;
  readonly act: readonly [idle: string, busy: string];
  /** What it changes. */
  readonly consequence: string;
}

/** Texts of the input, those that are there. */
function inputOf({ variables }: LineAct): Readonly<Record<string, string>> {
  const input = variables?.['input'];
  return isObject(input)
    ? Object.fromEntries(Object.entries(input).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};
}

/** Null where the act is of another kind, or its input lacks what has to be shown. */
export function wordsOf(act: LineAct, name: string): ActWords | null {
  const { amount, period, currency = '', from, setup, net, month, reason } = inputOf(act);
  if (act.kind === 'USE_AS_OWN_PRICE' && amount !== undefined && period !== undefined) {
    const since = from === undefined ? '' : ` from ${daysName(from, from)} on`;
    const order = setup === undefined ? '' : ` Its order costs ${exactMoney({ amount: setup, currency })}.`;
    return {
      button: 'Use as own price…',
      title: `Use the price of the statement for ${name}?`,
      act: ['Set the price', 'Setting the price'],
      consequence: `Sets ${exactMoney({ amount, currency })} a ${period}, without tax, as your own price of ${name}${since}.${order} It overrides the list price on the bill, on forecasts and on months that are not closed, and replaces a price set for the same days.`,
    };
  }
  if (act.kind === 'ADD_CORRECTION' && net !== undefined && month !== undefined) {
    const inWords = time(`${month}-01`, 'month');
    return {
      button: 'Add correction…',
      title: `Correct ${inWords} for ${name}?`,
      act: ['Add the correction', 'Adding the correction'],
      consequence: `Adds ${exactMoney({ amount: net, currency })} without tax to the closed month ${inWords}, so that it has the amount of the statement. The lines of the month stay as they are. Reason: ${reason ?? 'the statement'}.`,
    };
  }
  return null;
}
