/** Decides which DNS records have a target. */
import { isText } from '../../../base/unknown.js';

interface Written {
  readonly type: string;
  readonly content: string;
}

const types: readonly string[] = ['A', 'AAAA', 'CNAME'];

export function hasTarget(record: { readonly type?: unknown; readonly content?: unknown }): record is Written {
  return isText(record.content) && isText(record.type) && types.includes(record.type);
}
