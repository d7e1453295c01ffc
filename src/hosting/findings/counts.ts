/** The number of findings of each kind. */
import { Field, Int, ObjectType } from 'type-graphql';
import { FindingKind } from './kind.js';
import { Severity } from './severity.js';
import { Verdict } from './verdict.js';

@ObjectType('FindingCount', { description: 'The number of findings with the same kind, severity and verdict' })
export class FindingCount {
  @Field(() => FindingKind, { description: 'The kind of finding' })
  kind!: string;

  @Field(() => Severity, { description: 'The severity' })
  severity!: Severity;

  @Field(() => Verdict, { description: 'The verdict' })
  verdict!: Verdict;

  @Field(() => Int, { description: 'The number of findings' })
  count!: number;
}

/** Counts findings, in the order of first occurrence. */
export function countsOf(findings: readonly Omit<FindingCount, 'count'>[]): FindingCount[] {
  const counts = new Map<string, FindingCount>();
  for (const { kind, severity, verdict } of findings) {
    const key = [kind, severity, verdict].join(' ');
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, Object.assign(new FindingCount(), { kind, severity, verdict, count: 1 }));
  }
  return [...counts.values()];
}
