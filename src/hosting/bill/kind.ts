/** The kind of a billed thing. */

export enum BillKind {
  SERVER = 'SERVER',
  BACKUP = 'BACKUP',
  VOLUME = 'VOLUME',
  SNAPSHOT = 'SNAPSHOT',
  PRIMARY_IP = 'PRIMARY_IP',
  FLOATING_IP = 'FLOATING_IP',
  LOAD_BALANCER = 'LOAD_BALANCER',
  STORAGE_BOX = 'STORAGE_BOX',
  ADDON = 'ADDON',
  TRAFFIC = 'TRAFFIC',
  PLAN = 'PLAN',
  SUBSCRIPTION = 'SUBSCRIPTION',
  USAGE = 'USAGE',
}

/** Things that are ordered one by one: those may cost something once, and their time of creation is that of the order. */
export const orderedKinds: ReadonlySet<BillKind> = new Set([
  BillKind.SERVER,
  BillKind.VOLUME,
  BillKind.SNAPSHOT,
  BillKind.PRIMARY_IP,
  BillKind.FLOATING_IP,
  BillKind.LOAD_BALANCER,
  BillKind.STORAGE_BOX,
  BillKind.ADDON,
]);
