/** The part of an account that a row of a statement bills: a thing of some kind, or the order of one. */
import type { Api } from '../../../rest/rows/dialect.js';
import { BillKind } from '../../bill/kind.js';
import type { StatementRow } from '../statement.js';

export interface BilledPart {
  /** Null where the words of the row name no kind that is known here. */
  readonly kind: BillKind | null;
  /** The order, which is charged once. */
  readonly isSetup: boolean;
  /** The APIs whose accounts can have such a thing. */
  readonly apis: readonly Api[];
}

const machines: readonly Api[] = ['CLOUD', 'DEDICATED'];
const boxes: readonly Api[] = ['STORAGE', 'DEDICATED'];
const cloud: readonly Api[] = ['CLOUD'];

/** The kinds by the words that stand before the numbers of references. */
const references: ReadonlyMap<string, Pick<BilledPart, 'apis'> & { readonly kind: BillKind }> = new Map([
  ['Server', { kind: BillKind.SERVER, apis: machines }],
  ['Primary IP', { kind: BillKind.PRIMARY_IP, apis: cloud }],
  ['Floating IP', { kind: BillKind.FLOATING_IP, apis: cloud }],
  ['Volume', { kind: BillKind.VOLUME, apis: cloud }],
  ['Snapshot', { kind: BillKind.SNAPSHOT, apis: cloud }],
  ['Load Balancer', { kind: BillKind.LOAD_BALANCER, apis: cloud }],
  ['Storage Box', { kind: BillKind.STORAGE_BOX, apis: boxes }],
]);

const setup = /setup fee|einrichtungsgebühr/i;
const backup = /\bbackups?\b/i;
const traffic = /\btraffic\b/i;

/** The kind that the word before the number of a reference names; null for any other word. */
export function kindOfReference(reference: string | null): BillKind | null {
  return referenceOf(reference)?.kind ?? null;
}

export function billedPart({ product, reference }: Pick<StatementRow, 'product' | 'reference'>): BilledPart {
  const named = referenceOf(reference);
  if (!named) return { kind: null, isSetup: setup.test(product), apis: ['CLOUD', 'STORAGE', 'DEDICATED'] };
  const part = { ...named, isSetup: setup.test(product), apis: narrowed(named.apis, product) };
  if (named.kind === BillKind.SERVER && backup.test(product)) return { ...part, kind: BillKind.BACKUP, apis: cloud };
  return traffic.test(product) ? { ...part, kind: BillKind.TRAFFIC, apis: cloud } : part;
}

function referenceOf(reference: string | null) {
  return references.get(reference?.replace(/ #?\d+$/, '') ?? '');
}

/** The itemised form names the panel in the product; the older one does not. */
function narrowed(apis: readonly Api[], product: string): readonly Api[] {
  const meant = /\bdedicated\b/i.test(product) ? 'DEDICATED' : /\bcloud\b/i.test(product) ? 'CLOUD' : null;
  return meant !== null && apis.includes(meant) ? [meant] : apis;
}

/** Whether rows can name a thing of this kind in words that are known here. */
export function isNamedByReferences(kind: BillKind): boolean {
  return (
    [...references.values()].some((one) => one.kind === kind) || kind === BillKind.BACKUP || kind === BillKind.TRAFFIC
  );
}
