/** The stored form of corrections of closed months. */
import { apis } from '../../../apis/index.js';
import { isCode } from '../../../base/currency-code.js';
import { digitsIn } from '../../../base/decimal.js';
import { shares } from '../../../base/shares/shares.js';
import { keyedCollection } from '../../../base/store/keyed-entries.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { BillKind } from '../../bill/kind.js';
import type { MonthAccount } from '../closed/closed-months.js';

export interface StoredCorrection extends MonthAccount {
  /** The key in the store. */
  readonly id: string;
  /** The month as `2026-11`. */
  readonly month: string;
  /** The line that it corrects; null: the account as a whole. */
  readonly line: CorrectedLine | null;
  /** The differences in digits, with a sign. */
  readonly net: string;
  readonly gross: string;
  readonly currency: string;
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of the token that set it. */
  readonly by: string;
}

export interface CorrectedLine {
  readonly key: string;
  readonly kind: BillKind;
  readonly name: string;
}

const version = 1;

export const corrections = keyedCollection<StoredCorrection>({
  name: 'invoice-corrections',
  version,
  share: shares.corrections,
  tokenOf: ({ by }) => by,
  lasting: true,
  secret: false,
  toStored: ({ id, ...correction }) => correction,
  parse: correctionIn,
});

/** Null if it is no correction, as another release may have written it. */
function correctionIn(value: unknown, id: string): StoredCorrection | null {
  const api = apis.find((one) => one.name === textAt(value, 'api'))?.name;
  const [name, baseUrl, month] = [textAt(value, 'name'), textAt(value, 'baseUrl'), textAt(value, 'month')];
  const [currency, reason, by] = [textAt(value, 'currency'), textAt(value, 'reason'), textAt(value, 'by')];
  if (!isObject(value) || value['v'] !== version || !api || name === null || baseUrl === null) return null;
  const [net, gross, at] = [digitsIn(value['net']), digitsIn(value['gross']), numberAt(value, 'at')];
  if (month === null || !isText(currency) || !isCode(currency) || reason === null || by === null) return null;
  const line = value['line'] === null ? null : lineIn(value['line']);
  if (net === undefined || gross === undefined || at === null || line === undefined) return null;
  const account = { api, name, sandbox: value['sandbox'] === true, baseUrl };
  return { id, ...account, month, line, net, gross, currency, reason, at, by };
}

function lineIn(value: unknown): CorrectedLine | undefined {
  const [key, name] = [textAt(value, 'key'), textAt(value, 'name')];
  const kind = Object.values(BillKind).find((one) => one === textAt(value, 'kind'));
  return key === null || name === null || !kind ? undefined : { key, kind, name };
}
