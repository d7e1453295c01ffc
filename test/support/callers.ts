/** Callers that keep their connections and ask again and again until nobody takes a new one. */
import { Agent, request } from 'node:http';

/** How often each thing happened: `200`, `200 close` where the server said that the connection ends, or an error's code. */
export type Tally = Map<string, number>;

export interface Calling {
  readonly tally: Tally;
  /** Ends when every caller was refused a connection, or broke off. */
  readonly done: Promise<unknown>;
}

/** `pause`: milliseconds, at most, between an answer and the next question. */
export function callers(count: number, url: string, body: () => string, pause = 0): Calling {
  const tally: Tally = new Map();
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  async function call(): Promise<void> {
    for (;;) {
      const outcome = await ask(agent, url, body());
      tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
      if (!outcome.startsWith('200')) return;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
    }
  }
  const done = Promise.all(Array.from({ length: count }, call)).finally(() => agent.destroy());
  return { tally, done };
}

function ask(agent: Agent, url: string, body: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const asked = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      const { statusCode, headers } = response;
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('error', (error) => resolve(`answer ${codeOf(error)}`));
      response.on('end', () =>
        resolve(text.endsWith('}') ? `${statusCode}${headers.connection === 'close' ? ' close' : ''}` : 'cut'),
      );
    });
    asked.on('error', (error) => resolve(codeOf(error)));
    asked.end(body);
  });
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.message;
}
