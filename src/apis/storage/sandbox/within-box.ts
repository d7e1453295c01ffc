/** Helpers that the sub-accounts and the snapshots of a box share. */
import { isText, numberAt } from '../../../base/unknown.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { ItemId, Ref, SandboxItem } from '../../../sandbox/world/item.js';
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';

/** The collection of a box's objects. */
export function within(box: ItemId, what: 'subaccounts' | 'snapshots' | 'folders'): string {
  return `/storage_boxes/${box}/${what}`;
}

/** The box of a collection; throws unless it is set up and no action runs on it. */
export function readyBox(collection: string, world: SandboxWorld): SandboxItem {
  const box = world.must('/storage_boxes', collection.split('/')[2]);
  if (box['status'] !== 'active' || world.actions.isLocked(world.ref('/storage_boxes', box)))
    throw new Refusal('locked', 'storage_box is locked: an action runs on it');
  return box;
}

/** Throws if the box has as many as its type allows. */
export function checkLimit(box: SandboxItem, limit: string, count: number, world: SandboxWorld): void {
  const most = numberAt(world.get('/storage_box_types', box['storage_box_type']), limit);
  if (most === null || count < most) return;
  const details = { limits: [{ name: limit }] };
  throw new Refusal('forbidden', `at most ${most} with this type`, details, 'resource_limit_exceeded');
}

/** The objects that an action refers to: the box, which is locked meanwhile, and its own. */
export function refsOf({ id, storage_box: box }: SandboxItem, type: string): readonly [Ref, Ref] {
  return [
    { id: Number(box), type: 'storage_box' },
    { id, type },
  ];
}

/** The answer to a creation: the ids alone, and the action. */
export function creation(command: string, item: SandboxItem, type: string, world: SandboxWorld): Fields {
  const [on, ...about] = refsOf(item, type);
  return {
    [type.replace('storage_box_', '')]: { id: item.id, storage_box: item['storage_box'] },
    action: world.showAction(world.actions.begin({ command, on, about })),
  };
}

/** Throws if the field is there and does not match. */
export function checkText(body: Fields, name: string, pattern: RegExp, message: string): void {
  const text = body[name];
  if (text === undefined || (isText(text) && pattern.test(text))) return;
  throw Refusal.invalidField(name, message);
}
