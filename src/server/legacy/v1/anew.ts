/** A response to one caller, which is built for each request. */
import { bytesOf } from '../../../base/bytes.js';
import { allowOrigin } from '../../../base/open-to-scripts.js';
import type { HttpReply } from '../../http/reply.js';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...allowOrigin,
};

export function anew(json: string): HttpReply {
  return { status: 200, headers, body: bytesOf(json) };
}
