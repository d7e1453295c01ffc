/**
 * The committed list of codes of states that are no longer in use, `data/former-states.json`: each as "country state" with
 * the state that stands for it, or null.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { jsonObject, textOrNull } from '../../base/checked.js';
import { shipped } from '../../base/paths.js';

export type FormerStates = ReadonlyMap<string, string | null>;

/** The same path from src/ and from dist/. */
export const formerStatesFile = fileURLToPath(shipped('src/data/geography/data/former-states.json'));

export function listFormerStates(states: FormerStates): string {
  const lines = [...states].map(([key, successor]) => `${JSON.stringify(key)}:${JSON.stringify(successor)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export function readFormerStates(): FormerStates {
  const of = jsonObject(JSON.parse(readFileSync(formerStatesFile, 'utf8')));
  return new Map(Object.keys(of).map((key) => [key, textOrNull(of, key)]));
}
