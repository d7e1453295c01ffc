/** `npm run bench [-- part… query…]`: runs the named parts and queries, or all, and reports which targets are met. */
import { cpus } from 'node:os';
import { billHistory } from './bill-history.js';
import { invoices } from './invoices.js';
import { Bounds } from './bounds.js';
import { footprint } from './footprint.js';
import { graphql } from './graphql.js';
import { growth } from './growth.js';
import { joined } from './joined.js';
import { live } from './live.js';
import { metrics } from './metrics.js';
import { overUpstream } from './over-upstream.js';
import { questions } from './questions.js';
import { ranges } from './ranges.js';
import { references } from './references.js';
import { replicas } from './replicas.js';
import { rest } from './rest.js';
import { Stage } from './stage.js';

const parts = {
  footprint,
  rest,
  graphql,
  upstream: overUpstream,
  joined,
  growth,
  replicas,
  metrics,
  live,
  'bill-history': billHistory,
  invoices,
  ranges,
  references,
};
const names = Object.keys(parts);
const questionNames = Object.keys(questions);

const given = process.argv.slice(2);
const unknown = given.filter((name) => ![...names, ...questionNames].includes(name));
if (unknown.length > 0) {
  console.error(`Expected names out of ${[...names, ...questionNames].join(', ')}, but got ${unknown.join(', ')}`);
  process.exit(1);
}
const [wanted, asked] = [names, questionNames].map((all) => all.filter((name) => given.includes(name)));
if (asked.length > 0 && !wanted.includes('graphql')) wanted.push('graphql');

const stage = new Stage();
const bounds = new Bounds();
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0].model}); servers on core 0, load on core 1; figures are requests per second of CPU`,
  );
  for (const name of wanted.length > 0 ? wanted : names) {
    await parts[name](stage, bounds, asked.length > 0 ? asked : questionNames);
  }
  bounds.print();
} finally {
  await stage.stop();
}
