/** The key that joins a machine with what is read of it elsewhere. */
import type { Machine } from './machine.js';

export type ThingKey = string;

/** Servers and boxes of the dedicated API have separate ids. */
export function thingOf({ api, account, id, kind }: Pick<Machine, 'api' | 'account' | 'id' | 'kind'>): ThingKey {
  return [kind, api, account, id].join(' ');
}
