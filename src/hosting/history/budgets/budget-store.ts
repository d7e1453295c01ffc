/** Budgets as they are stored: by name. */
import { createHash } from 'node:crypto';
import type { Keyv } from 'keyv';
import { isCode } from '../../../base/currency-code.js';
import { digitsIn } from '../../../base/decimal.js';
import { CallerError } from '../../../base/errors.js';
import type { Availability } from '../../../base/store/availability.js';
import { namespaces } from '../../../base/store/namespaces.js';
import { refuse } from '../../../base/store/refuse.js';
import type { Store } from '../../../base/store/store.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import type { Account } from '../../../rest/transport/account.js';
import type { BillFilter } from '../../bill/filter.js';
import { BudgetPeriod } from '../forecast/bill-forecast.js';

const { budgets: budgetsNamespace } = namespaces;

export type BudgetAccount = Pick<Account, 'api' | 'name' | 'sandbox' | 'baseUrl'>;

export interface StoredBudget {
  readonly name: string;
  /** In digits: with tax. */
  readonly amount: string;
  readonly currency: string;
  readonly period: BudgetPeriod;
  readonly filter: BillFilter;
  /** What it is of; null: of every account, those that are added later too. */
  readonly accounts: readonly BudgetAccount[] | null;
  /** Milliseconds since 1970. */
  readonly setAt: number;
  /** Id of the token that set it. */
  readonly setBy: string;
}

const version = 1;
const most = 200;

export class BudgetStore {
  readonly #budgets: Keyv<unknown>;

  constructor(
    private readonly store: Store,
    private readonly availability: Pick<Availability, 'ask' | 'write'>,
  ) {
    this.#budgets = store.namespace(budgetsNamespace);
  }

  /** By name. */
  async list(): Promise<StoredBudget[]> {
    return this.availability
      .ask(async () => {
        const found: StoredBudget[] = [];
        for await (const [, value] of this.store.range(budgetsNamespace, { limit: most })) {
          const budget = budgetIn(value);
          if (budget) found.push(budget);
        }
        return found.sort((a, b) => (a.name < b.name ? -1 : 1));
      })
      .catch(refuse);
  }

  async find(name: string): Promise<StoredBudget | null> {
    return budgetIn(await this.availability.ask(() => this.#budgets.get(keyOf(name))).catch(refuse));
  }

  async set(budget: StoredBudget): Promise<void> {
    const others = (await this.list()).filter(({ name }) => name !== budget.name);
    if (others.length >= most) {
      throw new CallerError('BAD_USER_INPUT', `Expected ${most} budgets at most: end one of them first.`);
    }
    await this.availability.write(() => this.#budgets.set(keyOf(budget.name), { v: version, ...budget })).catch(refuse);
  }

  async delete(name: string): Promise<void> {
    await this.availability.write(() => this.#budgets.delete(keyOf(name))).catch(refuse);
  }
}

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}

/** Null for what is none, as another release may have written it. */
function budgetIn(value: unknown): StoredBudget | null {
  const [name, currency, setBy] = ['name', 'currency', 'setBy'].map((key) => textAt(value, key));
  const period = Object.values(BudgetPeriod).find((one) => one === textAt(value, 'period'));
  const setAt = numberAt(value, 'setAt');
  if (!isObject(value) || value['v'] !== version || !isText(name) || !isText(setBy) || !period) return null;
  const amount = digitsIn(value['amount']);
  if (amount === undefined || !isCode(currency) || setAt === null) return null;
  const accounts = value['accounts'] === null ? null : accountsIn(value['accounts']);
  const filter = filterIn(value['filter']);
  if (accounts === undefined || !filter) return null;
  return { name, amount, currency, period, filter, accounts, setAt, setBy };
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

const lists = ['apis', 'accounts', 'kinds', 'countries', 'labels', 'statuses'] as const;

/** A condition that is not understood must not be left out: then there is no budget. */
function filterIn(value: unknown): BillFilter | null {
  if (!isObject(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    const isList = lists.some((one) => one === key) && Array.isArray(part) && part.every(isText);
    if (!isList && !(key === 'name' && isText(part)) && part !== null) return null;
  }
  return { ...value };
}
