/** A message that waits to be sent, as it is stored: what it says, not where it goes, which is read from its rule. */
import { isObject, isText, numberAt } from '../../../base/unknown.js';
import { type Alert, alertFrom } from '../message.js';

export interface OutboxEntry {
  /** The same at each attempt, so that receivers know what comes twice. */
  readonly id: string;
  readonly ruleId: string;
  readonly isTest: boolean;
  /** Milliseconds since 1970: when it was to be sent first. */
  readonly began: number;
  /** Attempts that were begun. */
  readonly attempts: number;
  readonly alerts: readonly Alert[];
  /** Alerts for which there was no room. */
  readonly more: number;
}

/** An entry with its key, and the very value that the store has: a change is made only if that is still so. */
export interface StoredEntry {
  readonly key: string;
  readonly value: unknown;
  readonly entry: OutboxEntry;
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** Digits: keys are in the order of their times until the year 5138. */
const digits = 14;

export function keyOf(due: number, { ruleId, id }: Pick<OutboxEntry, 'ruleId' | 'id'>): string {
  return `${timeInKey(due)}-${ruleId}-${id}`;
}

/** What keys begin with, in the order of time. */
export function timeInKey(due: number): string {
  return String(Math.max(0, Math.floor(due))).padStart(digits, '0');
}

/** What the key says; null for another one. */
export function partsOfKey(key: string): { readonly due: number; readonly ruleId: string } | null {
  const [, due, ruleId] = /^(\d{14})-([0-9a-f]{16})-/.exec(key) ?? [];
  return due === undefined || ruleId === undefined ? null : { due: Number(due), ruleId };
}

/** Null for what another release wrote in another way. */
export function entryFrom(value: unknown): OutboxEntry | null {
  if (!isObject(value)) return null;
  const { id, ruleId, isTest, alerts } = value;
  const [began, attempts, more] = ['began', 'attempts', 'more'].map((key) => numberAt(value, key));
  if (!isText(id) || !isText(ruleId) || typeof isTest !== 'boolean' || !Array.isArray(alerts)) return null;
  if (typeof began !== 'number' || typeof attempts !== 'number' || typeof more !== 'number') return null;
  return { id, ruleId, isTest, began, attempts, alerts: alerts.flatMap((alert) => alertFrom(alert) ?? []), more };
}
