/** A scripted upstream that speaks as the dedicated API does, behind a graph of all its rows. */
import type { GraphQLSchema } from 'graphql';
import type { Scope } from '../../../src/base/auth/scope.js';
import { FastClock, asker, upstreamsOf } from '../../rest/harness.js';
import { type ReceivedCall, type Reply, ScriptedUpstream } from '../../support/scripted-upstream.js';
import { sharedGraph } from '../../support/shared/graph.js';

/** Answers by `GET /server`; a function sees what was asked. */
export type Answers = Readonly<Record<string, unknown | ((asked: ReceivedCall) => Reply)>>;

let schema: Promise<GraphQLSchema> | undefined;

export async function dedicatedGraph() {
  const upstream = await ScriptedUpstream.start();
  const account = {
    api: 'DEDICATED',
    name: 'default',
    credential: 'user:pass',
    baseUrl: upstream.url,
    sandbox: false,
  } as const;
  const built = await (schema ??= sharedGraph());
  const answers = (given: Answers) => {
    upstream.script = (asked) => {
      const answer = given[`${asked.method} ${asked.path}`];
      if (answer === undefined) return refusal(404, 'NOT_FOUND');
      return typeof answer === 'function' ? (answer(asked) as Reply) : { body: answer };
    };
  };
  return {
    upstream,
    answers,
    /** A process that has called nothing yet. */
    fresh: (scopes?: readonly Scope[]) => {
      upstream.asked.splice(0);
      return asker(built, upstreamsOf([account], {}, new FastClock()), scopes);
    },
  };
}

export function refusal(status: number, code: string, more: object = {}): Reply {
  return { status, body: { error: { status, code, message: code.toLowerCase(), ...more } } };
}
