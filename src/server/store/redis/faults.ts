/** Classifies Redis's errors by their first word. */
import type { FaultKind } from '../../../base/store/error.js';
import { kindWithoutAnswer } from '../faults.js';

const kinds: Readonly<Record<string, FaultKind>> = {
  BUSY: 'outage',
  LOADING: 'outage',
  MASTERDOWN: 'outage',
  MISCONF: 'outage',
  NOREPLICAS: 'outage',
  OOM: 'outage',
  TRYAGAIN: 'outage',
  UNKILLABLE: 'outage',
  DENIED: 'refused',
  NOAUTH: 'refused',
  NOPERM: 'refused',
  WRONGPASS: 'refused',
  READONLY: 'roleLost',
  ASK: 'unsupported',
  CLUSTERDOWN: 'unsupported',
  CROSSSLOT: 'unsupported',
  ERR: 'unsupported',
  EXECABORT: 'unsupported',
  MOVED: 'unsupported',
  NOPROTO: 'unsupported',
  NOSCRIPT: 'unsupported',
  WRONGTYPE: 'damaged',
};

const noConnection = /^ERR max number of clients/;
/** The error of a script whose user lacks a right; it has no code of its own. */
const refusedInScript = /^ERR The user executing the script can't/;
/** Before Redis 7, the error of a command in a script is at the end of the script's error. */
const inScript = /^ERR Error running script .*-([A-Z]+) /;

export function kindOfRedis(error: unknown): FaultKind | null {
  if (!(error instanceof Error)) return 'outage';
  if ('replies' in error && Array.isArray(error.replies)) {
    const first: unknown = error.replies.find((reply) => reply instanceof Error);
    if (first !== undefined) return kindOfRedis(first);
  }
  const { message } = error;
  if (noConnection.test(message)) return 'noConnection';
  if (refusedInScript.test(message)) return 'refused';
  const word = inScript.exec(message)?.[1] ?? /^[A-Z]+(?= |$)/.exec(message)?.[0];
  const known = word === undefined ? undefined : kinds[word];
  return known ?? kindWithoutAnswer(error);
}
