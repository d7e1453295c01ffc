/** Orders the own prices that match a thing: the first one that is in force holds. */
import { BillKind } from '../kind.js';
import { type OwnPrice, mostSpecific, placeOf, specificityOf } from './own-price.js';

export function closestFirst(kind: BillKind): (a: OwnPrice, b: OwnPrice) => number {
  return (a, b) =>
    closeness(b, kind) - closeness(a, kind) || fewerFirst(a.createdBefore, b.createdBefore) || placeOf(a) - placeOf(b);
}

/** Backups follow their server, unless an entry names them. */
function closeness(own: OwnPrice, kind: BillKind): number {
  return specificityOf(own) + (kind === BillKind.BACKUP && own.kind === kind ? mostSpecific : 0);
}

/** Fewer things were created before the earlier of two days. */
function fewerFirst(a: string | null, b: string | null): number {
  if (a === null || b === null || a === b) return 0;
  return a < b ? -1 : 1;
}
