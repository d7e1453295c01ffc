/** The sources missing from the figures above: those that could not be read, and those in the sandbox. */
import { type Certainty, valueOf } from '../../ask/certainty.js';
import type { BillTotalQuery } from '../../generated/graphql.js';
import { MissingSources } from '../../parts/missing-sources.js';
import { useSandboxed } from '../../shell/sandboxed.js';

export function Missing({ of }: { of: Certainty<BillTotalQuery> }) {
  const sandboxed = useSandboxed();
  const sources = valueOf(of)?.hosting.bill.sources ?? [];
  // If everything is a sandbox, the figures include it.
  const leftOut = sources.some(({ accountName: account }) => account !== 'sandbox') ? sandboxed : [];
  return <MissingSources of={of} besides={leftOut.map((api) => `${api} is a sandbox`)} />;
}
