/** How many findings there are of each kind. */
import { Field, Int, ObjectType } from 'type-graphql';
import { FindingKind } from './kind.js';
import { Severity } from './severity.js';
import { Verdict } from './verdict.js';

@ObjectType('FindingCount', { description: 'How many findings of a kind there are that matter alike and are as sure' })
export class FindingCount {
  @Field(() => FindingKind, { description: 'What they are about' })
  kind!: string;

  @Field(() => Severity, { description: 'How much they matter' })
  severity!: Severity;

  @Field(() => Verdict, { description: 'How sure they are' })
  verdict!: Verdict;

  @Field(() => Int, { description: 'How many there are' })
  count!: number;
}

/** In the order in which the first of each comes. */
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
