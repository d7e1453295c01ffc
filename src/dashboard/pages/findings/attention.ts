/** How many findings need attention, and of how many machines and names. */
import { type CountedPage, needsAttention } from '../../ask/attention.js';
import { countIn, type Certainty } from '../../ask/certainty.js';
import { isMachineType } from '../../ask/machine-types.js';
import type { Finding } from './act-of-finding.js';
import { kinds } from './kinds.js';

type AttentionFinding = Pick<Finding, 'kind' | 'severity' | 'verdict' | 'api' | 'accountName' | 'resourceId'> & {
  readonly resource: { readonly __typename: string } | null;
  readonly silencedBy?: string | null;
};

export function attentionIn(
  of: Certainty<readonly AttentionFinding[]>,
): Readonly<Record<CountedPage, Certainty<number>>> {
  const matter = (all: readonly AttentionFinding[]) => all.filter(needsAttention);
  return {
    findings: countIn(of, (all) => matter(all).length),
    machines: countIn(of, (all) => new Set(matter(all).flatMap(machineOf)).size),
    names: countIn(of, (all) => matter(all).filter(({ kind }) => kinds[kind].about === 'names').length),
  };
}

/** Servers and boxes of the dedicated API have separate ids. */
function machineOf({ api, accountName: account, resourceId, resource }: AttentionFinding): readonly string[] {
  const type = resource?.__typename ?? '';
  return isMachineType(type) && resourceId !== null ? [`${type} ${api} ${account} ${resourceId}`] : [];
}
