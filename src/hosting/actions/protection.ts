/** Leaves out protected objects, unless the caller includes them. */
import { isObject } from '../../base/unknown.js';
import { type WriteResult, WriteStatus } from './write-status.js';

/** Whether the object is protected against deletion, rebuilding or changes. */
export function isProtected(wire: Readonly<Record<string, unknown>>): boolean {
  const { protection } = wire;
  return isObject(protection) && Object.values(protection).includes(true);
}

export const leftOut: WriteResult = {
  status: WriteStatus.PROTECTED,
  reason: 'It is protected, so it was left out. `includeProtected: true` includes it; its protection stays as it is',
};
