/** The news of an account that processes send each other. A message of another release may say nothing to this one. */
import { longestMessage, partsOf } from '../../base/store/pub-sub.js';
import { isText } from '../../base/unknown.js';
import { DriftChange } from '../drift/drift.js';
import { ChangeCause } from './change-cause.js';

export interface ResourceChanges {
  readonly what: 'changes';
  /** The path of their list. */
  readonly path: string;
  readonly change: DriftChange;
  readonly cause: ChangeCause;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The provider's own. */
  readonly ids: readonly string[];
}

export interface ActionNews {
  readonly what: 'action';
  readonly id: string;
  readonly state: 'running' | 'done' | 'failed' | 'unknown';
  /** Per cent; null where the API does not say. */
  readonly progress: number | null;
  readonly error: string | null;
}

/** Changes may have been missed. */
interface MissedNews {
  readonly what: 'missed';
}

/** A process has subscribers to these lists, by path, and to these actions. */
interface WantedNews {
  readonly what: 'wanted';
  readonly paths: readonly string[];
  readonly actions: readonly string[];
}

export type AccountNews = ResourceChanges | ActionNews | MissedNews | WantedNews;

/** Characters of an error of an action. */
const longestError = 300;
/** Characters for all ids of one message. */
const longestIds = longestMessage / 2;

interface Sender {
  readonly process: string;
  /** The key of the account in the store. */
  readonly account: string;
}

/** Splits news of many ids into as few messages as they fit in. */
export function messagesOf({ process, account }: Sender, news: AccountNews): string[] {
  const write = (...parts: readonly string[]) => JSON.stringify([process, account, news.what, ...parts]);
  switch (news.what) {
    case 'missed':
      return [write()];
    case 'action':
      return [write(news.id, news.state, String(news.progress ?? ''), news.error?.slice(0, longestError) ?? '')];
    case 'changes':
      return inParts(news.ids).map((ids) => write(news.path, news.change, news.cause, String(news.at), ...ids));
    case 'wanted':
      return inParts([...news.paths, ...news.actions.map((id) => `#${id}`)]).map((wanted) => write(...wanted));
  }
}

/** Null for what this release does not know. */
export function newsIn(message: string): (Sender & { readonly news: AccountNews }) | null {
  const parts = partsOf(message);
  if (!parts?.every(isText)) return null;
  const [process, account, what, ...rest] = parts;
  const news = what === undefined ? null : newsOf(what, rest);
  return process === undefined || account === undefined || news === null ? null : { process, account, news };
}

function newsOf(what: string, rest: readonly string[]): AccountNews | null {
  if (what === 'missed') return { what };
  if (what === 'wanted') {
    const actions = rest.flatMap((each) => (each.startsWith('#') ? [each.slice(1)] : []));
    return { what, paths: rest.filter((each) => each.startsWith('/')), actions };
  }
  return what === 'action' ? actionOf(rest) : what === 'changes' ? changesOf(rest) : null;
}

function actionOf([id, state, progress, error]: readonly string[]): ActionNews | null {
  const known = (['running', 'done', 'failed', 'unknown'] as const).find((each) => each === state);
  if (id === undefined || known === undefined) return null;
  return { what: 'action', id, state: known, progress: progress ? Number(progress) : null, error: error || null };
}

function changesOf([path, change, cause, at, ...ids]: readonly string[]): ResourceChanges | null {
  const knownChange = Object.values(DriftChange).find((each) => each === change);
  const knownCause = Object.values(ChangeCause).find((each) => each === cause);
  if (path === undefined || knownChange === undefined || knownCause === undefined) return null;
  return { what: 'changes', path, change: knownChange, cause: knownCause, at: Number(at), ids };
}

/** A text that fits into no message is left out. */
function inParts(texts: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = Infinity;
  for (const text of texts.filter((each) => each.length < longestIds)) {
    if (length + text.length > longestIds) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(text);
    // JSON may write each character as two.
    length += 2 * text.length + 3;
  }
  return parts;
}
