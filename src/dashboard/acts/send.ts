/** Sends an operation exactly as it was shown, bypassing urql's cache. */
import { CombinedError } from 'urql';
import { noteResult } from '../ask/client.js';
import { root } from '../route/address.js';
import { type ActResult, answerIn, type Send } from './answer.js';

export const send: Send = async (query, variables) => {
  const answer = await sent(query, variables);
  noteResult(errorOf(answer));
  return answer;
};

async function sent(query: string, variables: Readonly<Record<string, unknown>>): Promise<ActResult> {
  try {
    const response = await fetch(`${root}/graphql`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return answerIn(await response.json());
  } catch {
    return { kind: 'silent' };
  }
}

function errorOf(answer: ActResult): CombinedError | undefined {
  if (answer.kind === 'silent') return new CombinedError({ networkError: new Error('No answer') });
  if (answer.faults.length === 0) return undefined;
  return new CombinedError({
    graphQLErrors: answer.faults.map(({ message, code }) => ({ message, extensions: { code } })),
  });
}
