/** Whether Meridian responds: since when it does not, and when it is tried again. */
import { store } from '../parts/store.js';

export interface Outage {
  /** The last response, or the first failure where there was none. */
  readonly since: Date;
  readonly nextTry: Date;
}

/** Null while the server responds. */
export const silence = store<Outage | null>(null);

/** Incremented when everything shown has to be read again. */
export const round = store(0);

let lastAnswer = new Date();
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function answered(): void {
  lastAnswer = new Date();
  if (silence.get() === null) return;
  tries = 0;
  clearTimeout(timer);
  timer = undefined;
  silence.set(null);
  // Retries what failed meanwhile.
  refresh();
}

export function failed(): void {
  if (timer !== undefined) return;
  const wait = Math.min(30, 2 ** tries) * 1_000;
  tries += 1;
  silence.set({ since: silence.get()?.since ?? lastAnswer, nextTry: new Date(Date.now() + wait) });
  timer = setTimeout(() => {
    timer = undefined;
    refresh();
  }, wait);
}

export function tryNow(): void {
  clearTimeout(timer);
  timer = undefined;
  refresh();
}

/** Whether this round follows a change made here: what the change invalidated is read again. */
let isAfterAct = false;

/** Whether this round follows a reading in the background: what was made of no read of an account is as it was. */
let isAfterReading = false;

/** The newest round that followed a change. */
let changedIn = 0;

export function refresh({ afterAct = false, afterReading = false } = {}): void {
  isAfterAct = afterAct;
  isAfterReading = afterReading;
  if (afterAct) changedIn = round.get() + 1;
  round.set(round.get() + 1);
}

/** The round of the last act: data of an earlier round may have changed since. */
export function roundOfAct(): number {
  return changedIn;
}

export function followsAct(): boolean {
  return isAfterAct;
}

export function followsReading(): boolean {
  return isAfterReading;
}

/** Milliseconds after which what is shown is refreshed when the reader returns to it. */
const old = 300_000;

export function refreshOnReturn(): void {
  let refreshedAt = Date.now();
  round.subscribe(() => (refreshedAt = Date.now()));
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - refreshedAt > old) refresh();
  });
}
