/** The statements that were imported, each with its rows. */
import { isCode } from '../../base/currency-code.js';
import { isDate } from '../../base/dates.js';
import { shares } from '../../base/shares/shares.js';
import { keyedCollection } from '../../base/store/keyed-entries.js';
import { isObject, isText, numberAt, textAt } from '../../base/unknown.js';
import type { Account } from '../../rest/transport/account.js';
import { pack, unpack } from '../history/snapshots/packed.js';
import { type Statement, StatementForm, type StatementRow } from './statement.js';

export type StatementAccount = Pick<Account, 'api' | 'name' | 'sandbox' | 'baseUrl'>;

export enum StatementTie {
  CALLER = 'CALLER',
  RESOURCES = 'RESOURCES',
}

/** A project or panel of a statement, with the accounts that it is. */
export interface StoredGrouping {
  /** Null for all of a file that has no groupings. */
  readonly name: string | null;
  /** At most one of each API; none where it is not known. */
  readonly accounts: readonly StatementAccount[];
  /** How they are known; null where they are not. */
  readonly tie: StatementTie | null;
}

export interface StoredStatement extends Pick<Statement, 'form' | 'currency'> {
  readonly id: string;
  /** Whether it belongs to the sandbox. */
  readonly sandbox: boolean;
  /** Its first and its last day. */
  readonly from: string;
  readonly until: string;
  readonly groupings: readonly StoredGrouping[];
  readonly rowCount: number;
  /** The sum of its rows, without tax. */
  readonly total: string;
  /** Its rows, packed. */
  readonly rows: string;
  /** Milliseconds since 1970. */
  readonly importedAt: number;
  /** Id of the token that imported it. */
  readonly importedBy: string;
}

const version = 1;

export const statements = keyedCollection<StoredStatement>({
  name: 'statements',
  version,
  share: shares.statements,
  tokenOf: ({ importedBy }) => importedBy,
  lasting: true,
  secret: false,
  toStored: ({ id, ...statement }) => statement,
  parse: statementIn,
});

export function packRows(rows: readonly StatementRow[]): Promise<string> {
  return pack(rows);
}

/** Null where they are not readable, as another release may have written them. */
export async function rowsIn({ rows, rowCount }: StoredStatement): Promise<readonly StatementRow[] | null> {
  const unpacked = await unpack(rows);
  const found = Array.isArray(unpacked) ? unpacked.flatMap((row: unknown) => rowIn(row) ?? []) : [];
  return found.length === rowCount ? found : null;
}

function rowIn(value: unknown): StatementRow | null {
  const required = ['product', 'description', 'quantity', 'from', 'until', 'total'] as const;
  const [product, description, quantity, from, until, total] = required.map((key) => textAt(value, key));
  const line = numberAt(value, 'line');
  if (line === null || !isText(product) || !isText(description) || !isText(quantity)) return null;
  if (!isText(from) || !isText(until) || !isText(total)) return null;
  return {
    line,
    product,
    description,
    quantity,
    from,
    until,
    total,
    grouping: textAt(value, 'grouping'),
    reference: textAt(value, 'reference'),
    resourceId: textAt(value, 'resourceId'),
    unit: textAt(value, 'unit'),
    condition: textAt(value, 'condition'),
    unitPrice: textAt(value, 'unitPrice'),
  };
}

/** Null if it is no statement, as another release may have written it. */
function statementIn(value: unknown, id: string): StoredStatement | null {
  const [currency, from, until] = ['currency', 'from', 'until'].map((key) => textAt(value, key));
  const [total, rows, importedBy] = ['total', 'rows', 'importedBy'].map((key) => textAt(value, key));
  const [rowCount, importedAt] = ['rowCount', 'importedAt'].map((key) => numberAt(value, key));
  const form = Object.values(StatementForm).find((one) => one === textAt(value, 'form'));
  if (!isObject(value) || value['v'] !== version || !form || !isCode(currency) || !isText(from) || !isText(until)) {
    return null;
  }
  if (!isDate(from) || !isDate(until) || !isText(total) || !isText(rows) || !isText(importedBy)) return null;
  const groupings = groupingsIn(value['groupings']);
  if (typeof rowCount !== 'number' || typeof importedAt !== 'number' || !groupings) return null;
  const sandbox = value['sandbox'] === true;
  return { id, form, currency, sandbox, from, until, groupings, rowCount, total, rows, importedAt, importedBy };
}

/** Null where one of them is not known to this release. */
function groupingsIn(value: unknown): readonly StoredGrouping[] | null {
  if (!Array.isArray(value)) return null;
  const found = value.flatMap((one: unknown) => {
    const accounts = accountsIn(isObject(one) ? one['accounts'] : undefined);
    const tie = Object.values(StatementTie).find((each) => each === textAt(one, 'tie')) ?? null;
    return accounts ? [{ name: textAt(one, 'name'), accounts, tie }] : [];
  });
  return found.length === value.length ? found : null;
}

function accountsIn(value: unknown): readonly StatementAccount[] | null {
  if (!Array.isArray(value)) return null;
  const found = value.flatMap((one: unknown) => {
    const [api, name, baseUrl] = ['api', 'name', 'baseUrl'].map((key) => textAt(one, key));
    if (!isObject(one) || !isText(api) || !isText(name) || !isText(baseUrl)) return [];
    return [{ api, name, baseUrl, sandbox: one['sandbox'] === true }];
  });
  return found.length === value.length ? found : null;
}
