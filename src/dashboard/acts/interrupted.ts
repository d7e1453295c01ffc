/** Acts that were under way when their page was closed: recorded in the browser until someone has seen what became of them. */
import { accountLabel } from '../format/account-label.js';
import { isRecord, textOf } from './answer.js';
import type { Presence } from './presence.js';
import { type ActRun, isUnderWay, type Phase } from './run.js';
import { runs } from './runs.js';

export interface InterruptedAct {
  readonly key: string;
  readonly name: string;
  readonly account: string;
  readonly phase: Phase;
  readonly presence: Presence | null;
}

const prefix = 'meridian.acts.';
/** The key of this page's record: several pages may be open. */
const own = `${prefix}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
/** Milliseconds: how often the record is renewed, and after how long its page counts as closed. */
const renewal = 5_000;
const lapse = 20_000;

/** To be called once: from then on, closing the page loses nothing that was begun. */
export function recordRuns(): () => void {
  let isClosed = false;
  const record = () => {
    // Requests that end with the page still change its runs.
    if (isClosed) return;
    const all = [...runs.get().values()];
    if (all.some(isUnderWay)) write(own, { at: Date.now(), acts: all.map(entryOf) });
    else drop(own);
  };
  const close = () => {
    const all = [...runs.get().values()];
    if (all.some(isUnderWay)) write(own, { at: null, acts: all.map(entryOf) });
    isClosed = true;
  };
  const show = () => {
    isClosed = false;
  };
  const timer = setInterval(record, renewal);
  const stop = runs.subscribe(record);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', show);
  return () => {
    stop();
    clearInterval(timer);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', show);
  };
}

function entryOf({ act, phase }: ActRun): InterruptedAct {
  const { key, name, title, api, account, presence = null } = act;
  return { key, name: name ?? title.replace(/\?$/, ''), account: accountLabel(api, account), phase, presence };
}

/** The interrupted acts of all closed pages. */
export function interruptedActs(now = Date.now()): readonly InterruptedAct[] {
  return closedRecords(now).flatMap(({ acts }) => acts);
}

export function forgetInterrupted(now = Date.now()): void {
  for (const { key } of closedRecords(now)) drop(key);
}

function closedRecords(now: number) {
  return keys().flatMap((key) => {
    const value = key === own ? null : read(key);
    if (!isRecord(value) || !Array.isArray(value['acts'])) return [];
    const at = value['at'];
    if (typeof at === 'number' && now - at < lapse) return [];
    return [{ key, acts: value['acts'].flatMap(actIn) }];
  });
}

const phases: readonly Phase[] = ['waits', 'reads', 'does', 'bill', 'done', 'stopped', 'failed', 'unsure'];

function actIn(value: unknown): readonly InterruptedAct[] {
  if (!isRecord(value)) return [];
  const [key, name, account] = ['key', 'name', 'account'].map((field) => textOf(value[field]));
  const phase = phases.find((each) => each === value['phase']);
  return key && name && account && phase
    ? [{ key, name, account, phase, presence: presenceIn(value['presence']) }]
    : [];
}

function presenceIn(value: unknown): Presence | null {
  if (!isRecord(value)) return null;
  const { query, variables, path, match } = value;
  if (typeof query !== 'string' || !/^\s*query\b/.test(query) || !isRecord(variables) || !Array.isArray(path))
    return null;
  return { query, variables, path: path.map(String), ...(isRecord(match) && { match }) };
}

/** Returns `otherwise` if there is no storage, or it is full. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const keys = () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);
const read = (key: string) => attempt((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'), null);
const drop = (key: string) => attempt(() => localStorage.removeItem(key), undefined);
const write = (key: string, value: object) =>
  attempt(() => localStorage.setItem(key, JSON.stringify(value)), undefined);
