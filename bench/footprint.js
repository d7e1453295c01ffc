/** How long each server takes to start and how much of the processor, and the memory that it holds after that and after the same bounded load. */
import { measure } from './load.js';
import { questions } from './questions.js';
import { startServer } from './servers.js';

/** What Meridian may take. */
const bounds = { startMs: 1_200, megabytes: 250 };

const starts = 5;
const requestsEach = 2_000;
const json = { 'content-type': 'application/json' };

/** In turn, so that what else runs on the machine counts for all; `answers` are those that the bare one sends. */
export async function printFootprint(servers, answers) {
  const times = servers.map(() => []);
  // These depend less on what else runs on the machine.
  const cpuTimes = servers.map(() => []);
  for (let round = 0; round < starts; round++) {
    for (const [at, { file, env, ready }] of servers.entries()) {
      const server = await startServer(file, env, ready);
      times[at].push(server.startMs);
      cpuTimes[at].push(server.cpuSeconds() * 1_000);
      await server.stop();
    }
  }
  console.log(
    `\n| Median of ${starts} starts in turn, ${requestsEach} requests of each question | ready after ms | ms of CPU | MB then | MB after the load |\n|---|---|---|---|---|`,
  );
  for (const [at, { name, file, env, ready, url }] of servers.entries()) {
    const server = await startServer(file, env, ready);
    try {
      const before = server.residentMB();
      for (const [question, query] of Object.entries(questions)) {
        if (name === 'bare') await fetch(url, { method: 'PUT', body: answers[question] });
        const body = () => JSON.stringify({ query, variables: { number: Math.random() } });
        await measure({ url, method: 'POST', headers: json, body, amount: requestsEach });
      }
      console.log(`| ${name} | ${row([median(times[at]), median(cpuTimes[at]), before, server.residentMB()])} |`);
    } finally {
      await server.stop();
    }
  }
  console.log(`| bound for Meridian | ${row([bounds.startMs, bounds.startMs, bounds.megabytes, bounds.megabytes])} |`);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function row(figures) {
  return figures.map((figure) => figure.toFixed(0)).join(' | ');
}
