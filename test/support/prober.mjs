/**
 * Asks a server for little again and again, over a connection that it keeps, over new ones, and in a text that is new each
 * time, and reports how much the main thread of the server computed at most between a question and its answer. A process of its
 * own: what attacks is busy.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';

// While it waits for a processor the server computes on, and that would count.
try {
  setPriority(-15);
} catch {
  // Root alone may have it.
}

const [url = '', pid = ''] = process.argv.slice(2);
const most = { kept: 0, fresh: 0, unknown: 0, resident: 0, asked: 0, failed: 0 };
let nth = 0;
let isOver = false;

/** Milliseconds. */
function computed() {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** Megabytes. */
const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Never the same twice, so that no answer is kept. */
function ask(agent, way) {
  const alias = way === 'unknown' ? `p${nth}:` : '';
  const query = `query($of: CurrencyCode!) { ${alias} country(code: "IN") { name currency { rate(base: $of) } } }`;
  const body = JSON.stringify({ query, variables: { of: 'USD', nth: (nth += 1) } });
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    });
    sent.on('error', () => resolve(false)).end(body);
  });
}

async function askAgain(agent, way) {
  while (!isOver) {
    const before = computed();
    const isAnswered = await ask(agent, way);
    most[way] = Math.max(most[way], computed() - before);
    most.resident = Math.max(most.resident, resident());
    most.asked += 1;
    if (!isAnswered) most.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

process.on('message', () => (isOver = true));
const agent = new Agent({ keepAlive: true });
for (let warm = 0; warm < 3; warm += 1) await ask(agent);
process.send?.('ready');
await Promise.all([askAgain(agent, 'kept'), askAgain(false, 'fresh'), askAgain(agent, 'unknown')]);
process.send?.(most);
process.disconnect?.();
agent.destroy();
