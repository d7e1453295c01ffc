/** The content of an alert, the same in every channel: bounded texts without markup. */
import { createHash } from 'node:crypto';
import { isObject, isText, textAt } from '../../base/unknown.js';

/** One thing that a rule watches for, while it holds. */
export interface Alert {
  /** Stable while it holds, and unique in its rule. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The account it is about, by API and name; null where it concerns none. */
  readonly account: AlertAccount | null;
  /** Other accounts that its text mentions: a token that may not read all of them gets none of it. */
  readonly named?: readonly AlertAccount[];
  /** The path of the page of the dashboard that shows it; null where none does. */
  readonly path: string | null;
  /** When it began to hold, as RFC 3339. */
  readonly since: string;
}

/** An alert as it is sent. */
export interface SentAlert extends Omit<Alert, 'named' | 'path'> {
  /** The URL of the page that shows it; null where there is none, or the public URL is not known. */
  readonly url: string | null;
}

export interface AlertAccount {
  readonly api: string;
  readonly name: string;
}

/** The content of one delivery: one alert, or all that were collected. */
export interface AlertMessage {
  /** The same at each attempt. */
  readonly id: string;
  readonly isTest: boolean;
  /** RFC 3339. */
  readonly at: string;
  readonly rule: { readonly id: string; readonly name: string; readonly kind: string };
  readonly alerts: readonly SentAlert[];
  /** The number of alerts beyond the bound. */
  readonly more: number;
  /** Starts at 1. */
  readonly attempt: number;
}

/** Characters. */
const longestTitle = 150;
const longestText = 400;
const longestId = 64;
const longestName = 100;
const longestPath = 500;

/** Bounds the texts, puts each on one line, and hashes an id that is long. */
export function boundedAlert({ id, title, text, account, named, path, since }: Alert): Alert {
  return {
    id: shortId(id),
    title: oneLine(title, longestTitle),
    text: oneLine(text, longestText),
    account,
    ...(named && { named }),
    path: path !== null && path.length <= longestPath ? path : null,
    since,
  };
}

/** `publicUrl` has no trailing slash; null where it is not known. */
export function sentAlert({ id, title, text, account, path, since }: Alert, publicUrl: string | null): SentAlert {
  return { id, title, text, account, since, url: publicUrl === null || path === null ? null : `${publicUrl}${path}` };
}

/** Null for a value that another release wrote differently. */
export function alertFrom(value: unknown): Alert | null {
  if (!isObject(value)) return null;
  const { id, title, text, since } = value;
  if (!isText(id) || !isText(title) || !isText(text) || !isText(since) || Number.isNaN(Date.parse(since))) return null;
  const [account, named] = [accountFrom(value['account']), namedFrom(value['named'])];
  if (account === undefined || named === null) return null;
  return boundedAlert({ id, title, text, account, ...(named && { named }), path: pathFrom(value['path']), since });
}

/** Undefined for an unreadable account: it must not become an alert about no account. */
function accountFrom(value: unknown): AlertAccount | null | undefined {
  if (value === null) return null;
  const [api, name] = [textAt(value, 'api'), textAt(value, 'name')];
  return api === null || name === null ? undefined : { api, name };
}

/** Null for unreadable accounts; undefined where there are none, as a former release wrote it. */
function namedFrom(value: unknown): readonly AlertAccount[] | null | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return null;
  const accounts = value.map(accountFrom);
  const known = accounts.flatMap((account) => account ?? []);
  return known.length === accounts.length ? known : null;
}

/** Null also for a text that is not the path of a page. */
function pathFrom(value: unknown): string | null {
  return isText(value) && /^\/[^/\s\\][^\s\\]*$|^\/$/.test(value) ? value : null;
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
