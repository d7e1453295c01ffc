/** Finds a box of the sandbox by its name. */
import type { Served } from '../../../sandbox/served.js';

export async function boxNumber(served: Served, name: string): Promise<string> {
  const { storage } = await served.data(`{ storage { storageBoxes(name: "${name}") { nodes { number } } } }`);
  const [box] = (storage as { storageBoxes: { nodes: { number: string }[] } }).storageBoxes.nodes;
  if (!box) throw new Error(`The sandbox has no box ${name}`);
  return box.number;
}
