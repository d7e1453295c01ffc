/** The rules of billing that statements have shown, each for one account. */
import { apis } from '../../../apis/index.js';
import { shares } from '../../../base/shares/shares.js';
import { type Stores, keyedCollection } from '../../../base/store/keyed-entries.js';
import { isObject, numberAt, textAt } from '../../../base/unknown.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import type { MonthAccount } from '../closed/closed-months.js';
import { type BillingReading, readingIn } from './billing-reading.js';

export interface StoredBillingRule extends MonthAccount {
  /** The key in the store. */
  readonly id: string;
  readonly reading: BillingReading;
  /** The statement that shows it, with its days, as it may be deleted later. */
  readonly statement: { readonly id: string; readonly from: string; readonly until: string };
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of the token that set it. */
  readonly by: string;
}

const version = 1;

export const billingRules = keyedCollection<StoredBillingRule>({
  name: 'billing-rules',
  version,
  share: shares.billingRules,
  tokenOf: ({ by }) => by,
  lasting: true,
  secret: false,
  toStored: ({ id, ...rule }) => rule,
  parse: ruleIn,
});

/** The readings in force, by account. */
export class BillingRules {
  static readonly none = new BillingRules([]);

  private constructor(private readonly rules: readonly StoredBillingRule[]) {}

  static async read(stored: Stores): Promise<BillingRules> {
    const all = (await billingRules.in(stored).list()).map(({ value }) => value);
    return all.length > 0 ? new BillingRules(all) : BillingRules.none;
  }

  /** Sorted, so that the same ones are the same text. */
  of(account: MonthAccount): readonly BillingReading[] {
    const key = storeKeyOf(account);
    return this.rules.flatMap((rule) => (storeKeyOf(rule) === key ? rule.reading : [])).sort();
  }
}

/** Null if it is no rule, as another release may have written it. */
function ruleIn(value: unknown, id: string): StoredBillingRule | null {
  const api = apis.find((one) => one.name === textAt(value, 'api'))?.name;
  const [name, baseUrl, by] = [textAt(value, 'name'), textAt(value, 'baseUrl'), textAt(value, 'by')];
  const at = numberAt(value, 'at');
  if (!isObject(value) || value['v'] !== version || !api || name === null || baseUrl === null) return null;
  const [reading, statement] = [readingIn(value['reading']), groundIn(value['statement'])];
  if (by === null || at === null || reading === null || statement === null) return null;
  return { id, api, name, sandbox: value['sandbox'] === true, baseUrl, reading, statement, at, by };
}

function groundIn(value: unknown): StoredBillingRule['statement'] | null {
  const [id, from, until] = [textAt(value, 'id'), textAt(value, 'from'), textAt(value, 'until')];
  return id === null || from === null || until === null ? null : { id, from, until };
}
