/** Classifies PostgreSQL's errors by SQLSTATE; the longest listed prefix wins. */
import pg from 'pg';
import type { FaultKind } from '../../../base/store/error.js';
import { kindWithoutAnswer } from '../faults.js';

const kinds: Readonly<Record<string, FaultKind>> = {
  // Connections that break.
  '08': 'outage',
  '0A': 'unsupported',
  // A transaction in a state that it cannot have, as of a pooler that keeps no sessions.
  '25': 'unsupported',
  '25006': 'roleLost',
  '25P03': 'outage',
  '26': 'unsupported',
  '28': 'refused',
  '3D': 'refused',
  // A transaction that was rolled back, which may succeed later.
  '40': 'outage',
  '42': 'unsupported',
  '42501': 'refused',
  // A table or a column is gone.
  '42P01': 'damaged',
  '42703': 'damaged',
  // No disk or memory is left.
  '53': 'outage',
  '53300': 'noConnection',
  '55': 'outage',
  '57': 'outage',
  '58': 'damaged',
  XX: 'damaged',
  // Of what is no fault of the data.
  XX000: 'outage',
};

/** PgBouncer reports these under other states. */
const noConnection = /no more connections allowed|too many (?:connections|clients)|remaining connection slots/i;

export function kindOfPostgres(error: unknown): FaultKind | null {
  if (!(error instanceof pg.DatabaseError)) return kindWithoutAnswer(error);
  if (noConnection.test(error.message)) return 'noConnection';
  const state = error.code ?? '';
  const known = Object.keys(kinds).filter((beginning) => state.startsWith(beginning));
  const longest = known.sort((a, b) => b.length - a.length)[0];
  return (longest === undefined ? undefined : kinds[longest]) ?? 'unsupported';
}
