/** Rulesets in versions: each change writes a new one, in which rules keep their ids where they are sent. */
import { isDeepStrictEqual } from 'node:util';
import { isText } from '../../../../base/unknown.js';
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SandboxItem } from '../../../../sandbox/world/item.js';
import { type Fields, objectAt, objectsAt, timestamp, without } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';

const derivedNames = ['version', 'last_updated'];

/** A rule as it is sent, or as the next version of one. */
export function ruleOf(sent: Fields, world: SandboxWorld, before?: Fields): Fields {
  const id = before?.['id'] ?? world.random.hex(32);
  const ref = before?.['ref'] ?? id;
  const rule = { ref, enabled: true, ...sent, id };
  if (before && isDeepStrictEqual(rule, without(before, derivedNames))) return before;
  return { ...rule, version: raised(before), last_updated: timestamp(world.now()) };
}

/** A rule without these cannot be. */
export function checkRule(rule: Fields): void {
  if (rule['action'] === undefined) throw Refusal.invalidField('action', 'It has to be given.');
  if (!isText(rule['expression'])) throw Refusal.invalidField('expression', 'It has to be given.');
}

function raised(before?: Fields): string {
  return String(Number(before?.['version'] ?? 0) + 1);
}

/** All rules as they are sent: one that is sent with its id or ref keeps its id. */
export function rulesOf(sent: readonly Fields[], world: SandboxWorld, before: readonly Fields[]): readonly Fields[] {
  return sent.map((rule) => {
    checkRule(rule);
    const known = before.find(
      ({ id, ref }) =>
        (rule['id'] !== undefined && rule['id'] === id) || (rule['ref'] !== undefined && rule['ref'] === ref),
    );
    if (!known && rule['id'] !== undefined) throw Refusal.notFound(`rule ${String(rule['id'])}`, '20120');
    return ruleOf(rule, world, known);
  });
}

/** The ruleset in its next version; it is stored unless this is a trial. */
export function nextVersion(
  world: SandboxWorld,
  collection: string,
  { ruleset, changed, dryRun }: { readonly ruleset: SandboxItem; readonly changed: Fields; readonly dryRun: unknown },
): Fields {
  if (ruleset['kind'] === 'managed')
    throw new Refusal('forbidden', 'a managed ruleset cannot be changed', undefined, '20118');
  const next = { ...ruleset, ...changed, version: raised(ruleset), last_updated: timestamp(world.now()) };
  if (dryRun !== true) world.put(collection, next);
  return { ruleset: next };
}

/** The rules with this one at the position; null leaves it where it is, or adds it at the end. */
export function placed(rules: readonly Fields[], rule: Fields, position: Fields | null): readonly Fields[] {
  const at = rules.findIndex(({ id }) => id === rule['id']);
  const others = rules.filter(({ id }) => id !== rule['id']);
  const place = position ? placeOf(position, others) : at === -1 ? others.length : at;
  return [...others.slice(0, place), rule, ...others.slice(place)];
}

function placeOf({ before, after, index }: Fields, others: readonly Fields[]): number {
  const placeOfRule = (id: unknown) => {
    const place = others.findIndex((other) => other['id'] === id);
    if (place === -1) throw Refusal.invalidField('position', `There is no rule ${String(id)}.`);
    return place;
  };
  if (before !== undefined) return before === '' ? 0 : placeOfRule(before);
  if (after !== undefined) return after === '' ? others.length : placeOfRule(after) + 1;
  const place = Number(index);
  if (place < 1 || place > others.length + 1)
    throw Refusal.invalidField('position', `The index must be from 1 to ${others.length + 1}.`);
  return place - 1;
}

export const rulesIn = (ruleset: Fields) => objectsAt(ruleset, 'rules');

export function positionIn(body: Fields): Fields | null {
  return body['position'] === undefined ? null : objectAt(body, 'position');
}
