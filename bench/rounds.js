/** Requests per second of each server's own CPU time, over interleaved rounds, so that other load matters little. */
import { measure } from './load.js';
import { median } from './median.js';
import { progress } from './table.js';

const rounds = 5;
/** Turns per round: the machine's speed changes within seconds, so servers alternate within a round, too. */
const turns = 5;
/** Length of a turn. */
const seconds = 0.3;
/** Requests of a server's first turn, when its speed is not known yet. */
const firstAmount = 100;
/** In seconds: the kernel counts CPU time in such ticks. */
const tick = 0.01;

/** Medians of the results, and of the ratios within a round. */
export async function inTurn(stage, names, path, request, label) {
  const servers = await Promise.all(names.map((name) => stage.server(name)));
  const amounts = servers.map(() => firstAmount);
  const figures = [];
  for (let round = 0; round <= rounds; round++) {
    progress(`${label}: ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}`);
    const sums = servers.map(() => ({ requests: 0, cpu: 0 }));
    for (let turn = 0; turn < turns; turn++) {
      for (const [at, { url, cpuSeconds }] of servers.entries()) {
        const before = cpuSeconds();
        const length = request.bodies ? { amount: amounts[at] } : { seconds };
        const { total } = await measure({ url: url + path, ...length, ...request });
        const cpu = cpuSeconds() - before;
        amounts[at] = Math.ceil((seconds * total) / Math.max(cpu, tick));
        sums[at].requests += total;
        sums[at].cpu += cpu;
      }
    }
    const perSecond = sums.map(({ requests, cpu }, at) => [names[at], requests / cpu]);
    if (round > 0) figures.push(Object.fromEntries(perSecond));
  }
  return {
    perSecond: (name) => median(figures.map((round) => round[name])),
    ratio: (name, to) => median(figures.map((round) => round[name] / round[to])),
  };
}
