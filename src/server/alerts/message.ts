/** What an alert says, whatever channel it takes: bounded texts, and nothing that is markup anywhere. */
import { createHash } from 'node:crypto';
import { isObject, isText, textAt } from '../../base/unknown.js';

/** One thing that a rule watches for, while it holds. */
export interface Alert {
  /** The same as long as it holds, and unique in its rule. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The account that it is about, by API and name; null where it is about none. */
  readonly account: AlertAccount | null;
  /** When it began to hold, as RFC 3339. */
  readonly since: string;
}

export interface AlertAccount {
  readonly api: string;
  readonly name: string;
}

/** What is sent at once: one alert, or all that were collected. */
export interface AlertMessage {
  /** The same at each attempt. */
  readonly id: string;
  readonly isTest: boolean;
  /** As RFC 3339. */
  readonly at: string;
  readonly rule: { readonly id: string; readonly name: string; readonly kind: string };
  readonly alerts: readonly Alert[];
  /** Alerts for which there was no room. */
  readonly more: number;
  /** From 1. */
  readonly attempt: number;
}

/** Characters. */
const longestTitle = 150;
const longestText = 400;
const longestId = 64;
const longestName = 100;

/** With its texts bounded and on one line each, and its id hashed where it is long. */
export function boundedAlert({ id, title, text, account, since }: Alert): Alert {
  return { id: shortId(id), title: oneLine(title, longestTitle), text: oneLine(text, longestText), account, since };
}

/** Null for what another release wrote in another way. */
export function alertFrom(value: unknown): Alert | null {
  if (!isObject(value)) return null;
  const { id, title, text, since } = value;
  if (!isText(id) || !isText(title) || !isText(text) || !isText(since) || Number.isNaN(Date.parse(since))) return null;
  const account = accountFrom(value['account']);
  return account === undefined ? null : boundedAlert({ id, title, text, account, since });
}

/** Undefined for what is none; one that cannot be read may not become one that is about no account. */
function accountFrom(value: unknown): AlertAccount | null | undefined {
  if (value === null) return null;
  const [api, name] = [textAt(value, 'api'), textAt(value, 'name')];
  return api === null || name === null ? undefined : { api, name };
}

/** A text without line breaks and control characters, cut where it is too long. */
export function oneLine(text: string, longest = longestName): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '�')
    .trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
}

function shortId(id: string): string {
  return id.length <= longestId ? id : hashOf(id);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32);
}
