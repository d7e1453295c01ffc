/** What the figures above it lack: sources that could not be read, and those that are a sandbox. */
import { type Certainty, valueOf } from '../../ask/certainty.js';
import type { BillTotalQuery } from '../../generated/graphql.js';
import { Lacking } from '../../parts/lacking.js';
import { useSandboxed } from '../../shell/sandboxed.js';

export function Missing({ of }: { of: Certainty<BillTotalQuery> }) {
  const sandboxed = useSandboxed();
  const sources = valueOf(of)?.hosting.bill.sources ?? [];
  // Where all is a sandbox its figures are what is shown.
  const leftOut = sources.some(({ account }) => account !== 'sandbox') ? sandboxed : [];
  return <Lacking of={of} besides={leftOut.map((api) => `${api} is a sandbox`)} />;
}
