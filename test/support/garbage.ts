/** Whether what is no longer needed can be collected. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Ends when nothing holds any of them; the test's own timeout is the bound. */
export async function untilCollected(held: readonly WeakRef<object>[]): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('Node does not expose its collector');
  do {
    // Whoever looks at a reference holds it until its turn ends.
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
  } while (held.some((one) => one.deref() !== undefined));
}
