/** What metrics cost: a known Q1 with METRICS_PORT and without. */
import { questions } from './questions.js';
import { inTurn } from './rounds.js';
import { printHead, printRow } from './table.js';

const names = ['Meridian', 'Meridian with metrics'];
const headers = { 'content-type': 'application/json' };

/** With metrics, as a share of the requests without. */
const least = 0.95;

export async function metrics(stage, bounds) {
  printHead(['metrics', ...names, 'with : without']);
  let count = 0;
  const bodies = () => JSON.stringify({ query: questions.Q1, variables: { number: (count += 1) } });
  const label = 'Q1 known operation, new values';
  const { perSecond, ratio } = await inTurn(stage, names, '/graphql', { method: 'POST', headers, bodies }, label);
  const measured = ratio('Meridian with metrics', 'Meridian');
  printRow([label, ...names.map((name) => perSecond(name).toFixed(0)), measured.toFixed(3)]);
  bounds.atLeast(`${label}: with metrics : without`, least, measured);
}
