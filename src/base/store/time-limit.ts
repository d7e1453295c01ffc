/** Time limits for promises. */
import { StoreError } from './error.js';
import { guard } from '../guard.js';

/** Milliseconds. */
const step = 250;

/**
 * Calls `end` after the time unless the returned function is called first. Time in which this process was busy does not
 * count: it could not have received a result.
 */
export function whenPassed(milliseconds: number, end: () => void): () => void {
  let passed = 0;
  const tick = () => {
    passed += step;
    if (passed >= milliseconds) end();
    else timer = setTimeout(guard(tick), step);
  };
  let timer = setTimeout(guard(tick), step);
  return () => clearTimeout(timer);
}

export async function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  let cancel = () => {};
  const limit = new Promise<never>((_, reject) => {
    const end = () => reject(new StoreError(`${what}: no answer within ${milliseconds} ms`));
    cancel = whenPassed(milliseconds, end);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    cancel();
  }
}
