/** A pending message as it is stored. It holds the content, but not the receiver, which is read from its rule. */
import { isObject, isText, numberAt } from '../../../base/unknown.js';
import { type Alert, alertFrom } from '../message.js';

export interface OutboxEntry {
  /** The same at each attempt, so that receivers recognise a message that comes twice. */
  readonly id: string;
  readonly ruleId: string;
  readonly isTest: boolean;
  /** Milliseconds since 1970: when it was first due. */
  readonly began: number;
  /** The number of attempts begun. */
  readonly attempts: number;
  readonly alerts: readonly Alert[];
  /** The number of alerts beyond the bound. */
  readonly more: number;
}

/** An entry with its key and the value that the store has: a change is made only if the store still has it. */
export interface StoredEntry {
  readonly key: string;
  readonly value: unknown;
  readonly entry: OutboxEntry;
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** Digits of the time in a key: keys sort by time until the year 5138. */
const digits = 14;

export function keyOf(due: number, { ruleId, id }: Pick<OutboxEntry, 'ruleId' | 'id'>): string {
  return `${timeInKey(due)}-${ruleId}-${id}`;
}

/** The time as the beginning of a key; keys sort by it. */
export function timeInKey(due: number): string {
  return String(Math.max(0, Math.floor(due))).padStart(digits, '0');
}

/** The time and the rule in a key; null for any other key. */
export function partsOfKey(key: string): { readonly due: number; readonly ruleId: string } | null {
  const [, due, ruleId] = /^(\d{14})-([0-9a-f]{16})-/.exec(key) ?? [];
  return due === undefined || ruleId === undefined ? null : { due: Number(due), ruleId };
}

/** Null for a value that another release wrote differently. */
export function entryFrom(value: unknown): OutboxEntry | null {
  if (!isObject(value)) return null;
  const { id, ruleId, isTest, alerts } = value;
  const [began, attempts, more] = ['began', 'attempts', 'more'].map((key) => numberAt(value, key));
  if (!isText(id) || !isText(ruleId) || typeof isTest !== 'boolean' || !Array.isArray(alerts)) return null;
  if (typeof began !== 'number' || typeof attempts !== 'number' || typeof more !== 'number') return null;
  return { id, ruleId, isTest, began, attempts, alerts: alerts.flatMap((alert) => alertFrom(alert) ?? []), more };
}
