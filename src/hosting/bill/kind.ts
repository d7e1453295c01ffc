/** What a line of the bill is for. */

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
}
