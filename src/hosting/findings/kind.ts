/** The kinds of findings: one for each rule. */
import { registerEnumType } from 'type-graphql';
import { ConfigError } from '../../base/config-error.js';
import { isText } from '../../base/unknown.js';
import type { Ignored } from './ignore-list.js';
import { rules } from './rules/index.js';

export const FindingKind: Readonly<Record<string, string>> = Object.fromEntries(rules.map(({ kind }) => [kind, kind]));

registerEnumType(FindingKind, {
  name: 'FindingKind',
  description: 'The kind of a finding',
  valuesConfig: Object.fromEntries(
    rules.map(({ kind, about, calls, isByName }) => {
      const last = isByName ? 'It is judged only where `kinds` names it' : undefined;
      return [kind, { description: [about, calls, last].filter(isText).join('. ') }];
    }),
  ),
});

/** Throws for an unknown kind, which would silence nothing without anyone noticing. */
export function checkKinds(list: readonly Ignored[]): void {
  const wrong = list.flatMap(({ kind }) => (kind === undefined || Object.hasOwn(FindingKind, kind) ? [] : [kind]));
  if (wrong.length === 0) return;
  const expected = 'a kind of findings, as the enum FindingKind of the graph has them';
  throw new ConfigError(wrong.map((kind) => `FINDINGS_IGNORE_FILE: expected ${expected}, but got ${kind}`));
}
