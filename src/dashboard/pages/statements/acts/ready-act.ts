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
  /** Says what it changes. */
  readonly consequence: string;
}

/** Texts of the input, those that are there. */
function inputOf({ variables }: LineAct): Readonly<Record<string, string>> {
  const input = variables?.['input'];
  return isObject(input)
    ? Object.fromEntries(Object.entries(input).filter((entry): entry is [string, string] => isText(entry[1])))
    : {};
}

/** How a provider bills, as a statement shows. */
const readings: Readonly<Record<string, string>> = {
  CAP_OF_LAST: 'after a resize the monthly price of the last product caps all hours together',
  CAP_OF_FIRST: 'after a resize the monthly price of the first product caps all hours together',
  CAP_OF_DEAREST: 'after a resize the highest monthly price caps all hours together',
  NO_CAP: 'after a resize every hour is charged, whatever a month costs',
  FULL_MONTH: 'what has only a monthly price costs all of it, however short it was there',
  BEGUN_DAYS: 'what has only a monthly price costs the share of its begun periods of 24 hours',
  CALENDAR_DAYS: 'what has only a monthly price costs the share of its calendar days',
  MONTH_OF_720_HOURS: 'what has only a monthly price costs its hours, of 720 in every month',
  MONTH_OF_730_HOURS: 'what has only a monthly price costs its hours, of 730 in every month',
  BEGUN_TERABYTES: 'traffic beyond what is included counts by begun terabytes',
  MONTH_OF_BERLIN: 'the month begins and ends at midnight in Berlin',
};

/** Null where the act is of another kind, or its input lacks what has to be shown. */
export function wordsOf(act: LineAct, name: string): ActWords | null {
  const { amount, period, currency = '', from, setup, net, month, reason, reading, accountName } = inputOf(act);
  if (act.kind === 'USE_AS_OWN_PRICE' && amount !== undefined && period !== undefined) {
    const since = from === undefined ? '' : ` from ${daysName(from, from)} on`;
    const order = setup === undefined ? '' : ` Its order costs ${exactMoney({ amount: setup, currency })}.`;
    return {
      button: 'Use as own price…',
      title: `Use the price of the statement for ${name}?`,
      act: ['Set the price', 'Setting the price'],
      consequence: `Sets ${exactMoney({ amount, currency })} a ${period}, without tax, as your own price of ${name}${since}.${order} It overrides the list price, and replaces a price set for the same days. It counts for what is read from now on: recorded days keep their price.`,
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
  const rule = readings[reading ?? ''];
  if (isOf(act, 'TAKE_AS_RULE') && rule !== undefined && accountName !== undefined) {
    return {
      button: 'Take as rule…',
      title: `Charge ${accountName} by this rule?`,
      act: ['Take the rule', 'Taking the rule'],
      consequence: `From now on, ${rule}: for everything in the account ${accountName}, on its invoice, its forecast and all sums of months that are not closed. It replaces what was assumed.`,
    };
  }
  return null;
}

/** Its kind may be of another release of the graph. */
function isOf({ kind }: LineAct, wanted: string): boolean {
  return kind === wanted;
}
