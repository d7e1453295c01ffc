/** Replies with what any cache may keep until the next rates are published: nothing in it depends on who asks. */
import type { IncomingHttpHeaders } from 'node:http';
import { bufferOf } from '../../base/bytes.js';
import { ofEach } from '../../base/of-each.js';
import type { Rates } from '../../data/rates/rates.js';
import type { GraphQLResponse } from '../../graphql/execution.js';
import { answerOf, hashOf } from '../http/ready-answers.js';
import type { HttpReply } from '../http/reply.js';
import { replyTo } from '../http/send-ready.js';

/** Seconds, however far away the next table is: corrected data should not take longer to arrive. */
const longest = 3_600;
/** Seconds where no table is scheduled, such as before the first sync has ended: another replica may publish one. */
const unscheduled = 60;

export function publicReply(
  request: IncomingHttpHeaders,
  { headers, body }: Pick<GraphQLResponse, 'headers' | 'body'>,
  rates: Rates,
): HttpReply {
  const bytes = bufferOf(body);
  const age = maxAge(rates.health().nextSyncAt, Date.now());
  const answer = answerOf(bytes, `${hashOfEach(bytes)}${headers['content-type']?.includes('graphql') ? '-g' : ''}`, {
    ...headers,
    vary: 'Accept, Accept-Encoding, Authorization',
    'cache-control': `public, max-age=${age}`,
  });
  return replyTo(request, answer);
}

/** Bodies that are cached are hashed once. */
const hashOfEach = ofEach(hashOf);

function maxAge(nextTableAt: Date | null, now: number): number {
  if (nextTableAt === null) return unscheduled;
  return Math.max(0, Math.min(longest, Math.floor((nextTableAt.getTime() - now) / 1_000)));
}
