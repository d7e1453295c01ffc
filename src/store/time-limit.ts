/** A promise that is waited for no longer than a limit. */
import { StoreError } from './error.js';
import { guard } from '../guard.js';

export async function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const end = () => reject(new StoreError(`${what}: no answer within ${milliseconds} ms`));
    timer = setTimeout(guard(end), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
