/** The kinds of findings: one for each rule. */
import { registerEnumType } from 'type-graphql';
import { rules } from './rules/index.js';

export const FindingKind: Readonly<Record<string, string>> = Object.fromEntries(rules.map(({ kind }) => [kind, kind]));

registerEnumType(FindingKind, {
  name: 'FindingKind',
  description: 'The kind of a finding',
  valuesConfig: Object.fromEntries(
    rules.map(({ kind, about, calls }) => [kind, { description: calls ? `${about}. ${calls}` : about }]),
  ),
});
