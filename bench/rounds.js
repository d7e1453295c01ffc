/** Requests per second of each server's own CPU time, over rounds in turn: what else runs on the machine counts little. */
import { measure } from './load.js';
import { median } from './median.js';
import { progress } from './table.js';

const rounds = 5;

/** Medians of the figures, and of the ratios within a round. */
export async function inTurn(stage, names, path, request, label) {
  const servers = await Promise.all(names.map((name) => stage.server(name)));
  const figures = [];
  for (let round = 0; round <= rounds; round++) {
    progress(`${label}: ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}`);
    const perSecond = {};
    for (const [at, { url, cpuSeconds }] of servers.entries()) {
      const before = cpuSeconds();
      const { total } = await measure({ url: url + path, ...request });
      perSecond[names[at]] = total / (cpuSeconds() - before);
    }
    if (round > 0) figures.push(perSecond);
  }
  return {
    perSecond: (name) => median(figures.map((round) => round[name])),
    ratio: (name, to) => median(figures.map((round) => round[name] / round[to])),
  };
}
