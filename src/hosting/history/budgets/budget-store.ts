/** The stored form of budgets. */
import { isCode } from '../../../base/currency-code.js';
import { isDate } from '../../../base/dates.js';
import { digitsIn } from '../../../base/decimal.js';
import { hasRoom } from '../../../base/shares/room.js';
import { shares } from '../../../base/shares/shares.js';
import { type KeyedEntries, type Stores, keyedCollection } from '../../../base/store/keyed-entries.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import type { Account } from '../../../rest/transport/account.js';
import { byText } from '../../bill/amounts/priced.js';
import type { BillFilter } from '../../bill/filter.js';
import { BudgetPeriod } from '../forecast/bill-forecast.js';
import { BudgetBasis } from './budget-basis.js';
import { type BudgetEnd, hasEnded, isOutdated } from './budget-end.js';
import { type Threshold, ThresholdKind, usualThresholds } from './threshold.js';

export type BudgetAccount = Pick<Account, 'api' | 'name' | 'sandbox' | 'baseUrl'>;

export interface StoredBudget {
  /** The key in the store; for budgets of a former release, the hash of their name. */
  readonly id: string;
  readonly name: string;
  /** The amount by its basis, in digits. */
  readonly amount: string;
  /** Former releases stored none: they knew amounts with tax alone. */
  readonly basis: BudgetBasis;
  readonly currency: string;
  readonly period: BudgetPeriod;
  /** Former releases stored none: they had the usual ones. */
  readonly thresholds: readonly Threshold[];
  readonly filter: BillFilter;
  /** The accounts that it covers; null for every account, including later ones. */
  readonly accounts: readonly BudgetAccount[] | null;
  /** Null while none is set, as in all that former releases stored. */
  readonly end: BudgetEnd | null;
  /** Milliseconds since 1970. */
  readonly setAt: number;
  /** Id of the token that set it. */
  readonly setBy: string;
}

const version = 1;

export const budgets = keyedCollection<StoredBudget>({
  name: 'budgets',
  version,
  share: shares.budgets,
  tokenOf: ({ setBy }) => setBy,
  lasting: true,
  secret: false,
  toStored: ({ id, ...budget }) => budget,
  parse: budgetIn,
});

/** The budgets by name. */
export class BudgetStore {
  readonly #entries: KeyedEntries<StoredBudget>;

  constructor(stored: Stores) {
    this.#entries = budgets.in(stored);
  }

  async list(): Promise<StoredBudget[]> {
    const all = (await this.#entries.list()).map(({ value }) => value);
    return all.sort((a, b) => byText(a.name, b.name) || a.setAt - b.setAt);
  }

  /**
   * Stores a budget. It takes the place of one with the same id, and of those that it replaces. Ended ones leave when
   * they are outdated, or give way to it: those of its own token first, others to a token that has no more than its
   * part, and the one first that ended first.
   */
  async set(budget: StoredBudget, replaces: (other: StoredBudget) => boolean, now: number): Promise<void> {
    const others = (await this.list()).filter((other) => other.id !== budget.id && !replaces(other));
    const staying = new Set(others.filter((other) => !isOutdated(other, now)));
    const isOwn = ({ setBy }: StoredBudget) => setBy === budget.setBy;
    const leaving = [...staying].filter((other) => hasEnded(other, now)).sort(endedFirst);
    for (const one of [...leaving.filter(isOwn), ...leaving.filter((other) => !isOwn(other))]) {
      const own = [...staying].filter(isOwn).length;
      if (hasRoom(shares.budgets, { all: staying.size, own })) break;
      if (!isOwn(one) && own >= shares.budgets.part) break;
      staying.delete(one);
    }
    const left = new Set(others.filter((other) => !staying.has(other)).map(({ id }) => id));
    await this.#entries.put(budget.id, budget, (other) => replaces(other) || left.has(other.id));
  }

  /** Null where it is gone. */
  end(id: string, end: BudgetEnd): Promise<StoredBudget | null> {
    return this.#entries.change(id, (budget) => ({ ...budget, end }));
  }
}

function endedFirst(one: StoredBudget, other: StoredBudget): number {
  return byText(one.end?.on ?? '', other.end?.on ?? '') || one.setAt - other.setAt;
}

/** Null if it is no budget, as another release may have written it. */
function budgetIn(value: unknown, id: string): StoredBudget | null {
  const [name, currency, setBy] = ['name', 'currency', 'setBy'].map((key) => textAt(value, key));
  const period = Object.values(BudgetPeriod).find((one) => one === textAt(value, 'period'));
  const basis = basisIn(textAt(value, 'basis'));
  const thresholds = thresholdsIn(isObject(value) ? value['thresholds'] : undefined);
  const end = endIn(isObject(value) ? value['end'] : undefined);
  const setAt = numberAt(value, 'setAt');
  if (!isObject(value) || value['v'] !== version || !isText(name) || !isText(setBy)) return null;
  if (!period || !basis || !thresholds || end === undefined) return null;
  const amount = digitsIn(value['amount']);
  if (amount === undefined || !isCode(currency) || setAt === null) return null;
  const accounts = value['accounts'] === null ? null : accountsIn(value['accounts']);
  const filter = filterIn(value['filter']);
  if (accounts === undefined || !filter) return null;
  return { id, name, amount, basis, currency, period, thresholds, filter, accounts, end, setAt, setBy };
}

/** Undefined for one that this release does not know. */
function basisIn(text: string | null): BudgetBasis | undefined {
  return text === null ? BudgetBasis.GROSS : Object.values(BudgetBasis).find((one) => one === text);
}

/** Undefined where one of them is not known to this release. */
function thresholdsIn(value: unknown): readonly Threshold[] | undefined {
  if (value === undefined) return usualThresholds;
  if (!Array.isArray(value)) return undefined;
  const found = value.flatMap((one: unknown) => {
    const percent = numberAt(one, 'percent');
    const kind = Object.values(ThresholdKind).find((each) => each === textAt(one, 'kind'));
    return percent === null || !kind ? [] : [{ percent, kind }];
  });
  return found.length === value.length ? found : undefined;
}

/** Undefined for one that this release does not know. */
function endIn(value: unknown): BudgetEnd | null | undefined {
  if (value === undefined || value === null) return null;
  const on = textAt(value, 'on');
  return on !== null && isDate(on) ? { on, reason: textAt(value, 'reason') } : undefined;
}

function accountsIn(value: unknown): BudgetAccount[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const all: readonly unknown[] = value;
  const found = all.flatMap((one) => {
    const [api, name, baseUrl] = ['api', 'name', 'baseUrl'].map((key) => textAt(one, key));
    if (!isObject(one) || !isText(api) || !isText(name) || !isText(baseUrl)) return [];
    return [{ api, name, baseUrl, sandbox: one['sandbox'] === true }];
  });
  return found.length === all.length ? found : undefined;
}

const lists = ['apis', 'accounts', 'kinds', 'countries', 'labels', 'statuses', 'products', 'resourceIds'] as const;

/** A condition that is not understood must not be left out: then there is no budget. */
function filterIn(value: unknown): BillFilter | null {
  if (!isObject(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    const isList = lists.some((one) => one === key) && Array.isArray(part) && part.every(isText);
    if (!isList && !(key === 'name' && isText(part)) && part !== null) return null;
  }
  return { ...value };
}
