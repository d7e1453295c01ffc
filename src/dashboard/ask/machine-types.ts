/** The types of the graph that the page calls machines. */

const boxes: readonly string[] = ['StorageBox', 'DedicatedStorageBox'];
const servers: readonly string[] = ['CloudServer', 'DedicatedServer'];

export function isMachineType(type: string): boolean {
  return servers.includes(type) || isBoxType(type);
}

export function isBoxType(type: string): boolean {
  return boxes.includes(type);
}
