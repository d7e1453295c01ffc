/** How long each server takes to start, its CPU time for that, and its memory afterwards and after the same load. */
import { measure } from './load.js';
import { median } from './median.js';
import { questions } from './questions.js';
import { startServer } from './servers.js';
import { sparePort } from './stage.js';
import { printHead, printRow, progress } from './table.js';

/** Limits for Meridian. */
const longestStart = 1_000;
const mostMegabytes = 230;

const names = ['Meridian', 'Mercurius', 'Yoga', 'Apollo', 'bare'];
const starts = 5;
const requestsEach = 2_000;
const headers = { 'content-type': 'application/json' };
const url = `http://127.0.0.1:${sparePort}/graphql`;

export async function footprint(stage, bounds) {
  const answers = await answersOfMeridian(stage);
  const dataDir = stage.folder();
  const start = async (name) => {
    const { command, env, ready } = await stage.recipe(name);
    return startServer(command, { ...env, PORT: String(sparePort), DATA_DIR: dataDir }, ready);
  };

  // Interleaved, so that other load on the machine affects all servers alike.
  const times = names.map(() => []);
  // CPU times depend less on it.
  const cpuTimes = names.map(() => []);
  for (let round = 0; round < starts; round++) {
    progress(`footprint: start ${round + 1} of ${starts}`);
    for (const [at, name] of names.entries()) {
      const server = await start(name);
      times[at].push(server.startMs);
      cpuTimes[at].push(server.cpuSeconds() * 1_000);
      await server.stop();
    }
  }
  console.log(
    `\nMeridian started on an empty store in ${times[0][0].toFixed(0)} ms. Medians of ${starts} starts in turn; the load is ${requestsEach} requests of each question.`,
  );
  printHead(['footprint', 'ready after ms', 'ms of CPU', 'MB then', 'MB after the load']);
  for (const [at, name] of names.entries()) {
    progress(`footprint: load on ${name}`);
    const server = await start(name);
    try {
      const before = server.residentMB();
      for (const [question, query] of Object.entries(questions)) {
        if (name === 'bare') await fetch(url, { method: 'PUT', body: answers[question] });
        const bodies = () => JSON.stringify({ query, variables: { number: Math.random() } });
        await measure({ url, method: 'POST', headers, bodies, amount: requestsEach });
      }
      const figures = [median(times[at]), median(cpuTimes[at]), before, server.residentMB()];
      printRow([name, ...figures.map((figure) => figure.toFixed(0))]);
      if (name !== 'Meridian') continue;
      bounds.atMost('Start-up', longestStart, median(times[at]), 'ms');
      bounds.atMost('Resident after the load', mostMegabytes, server.residentMB(), 'MB');
    } finally {
      await server.stop();
    }
  }
}

/** By query, for the bare server to send. */
async function answersOfMeridian(stage) {
  const meridian = await stage.server('Meridian');
  const answers = {};
  for (const [question, query] of Object.entries(questions)) {
    const request = { method: 'POST', headers, body: JSON.stringify({ query }) };
    answers[question] = await (await fetch(`${meridian.url}/graphql`, request)).text();
  }
  return answers;
}
