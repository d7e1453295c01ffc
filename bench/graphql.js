/** The queries beside the peers: known with new variables, as new texts, in new shapes, and repeated. */
import { isDeepStrictEqual } from 'node:util';
import { questions } from './questions.js';
import { copyToBare } from './rest.js';
import { inTurn } from './rounds.js';
import { dataOf } from './stage.js';
import { printHead, printRow } from './table.js';

const names = ['Meridian', 'Mercurius', 'Yoga', 'Apollo', 'bare'];
const headers = { 'content-type': 'application/json' };
const known = 'known operation, new values';
const newText = 'new text each time';
const newShape = 'new shape each time';
const again = 'asked again';

/** The minimum, as a multiple of a peer's result, by query. */
const least = {
  [known]: { peer: 'Mercurius', Q1: 1, Q2: 1.3, Q3: 1.3, Q4: 1 },
  [newText]: { peer: 'Mercurius', Q1: 1, Q2: 1, Q3: 1 },
  [newShape]: { peer: 'Mercurius', Q1: 0.6, Q2: 0.9, Q3: 1 },
  [again]: { peer: 'bare', Q1: 0.85, Q2: 0.85, Q3: 0.85 },
};

export async function graphql(stage, bounds, asked) {
  const ratios = ['Mercurius', 'bare'];
  printHead(['GraphQL', 'bytes', '', ...names, ...ratios.map((peer) => `Meridian : ${peer}`)]);
  const codes = await countryCodes(stage);
  for (const question of asked) {
    const query = questions[question];
    const bytes = await copyToBare(stage, '/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
    for (const [kind, sent] of Object.entries(sentOf(query, codes))) {
      await compareAnswers(stage, sent);
      const label = `${question} ${kind}`;
      const { perSecond, ratio } = await inTurn(stage, names, '/graphql', { method: 'POST', headers, ...sent }, label);
      const figures = names.map((name) => perSecond(name).toFixed(0));
      printRow([question, bytes, kind, ...figures, ...ratios.map((peer) => ratio('Meridian', peer).toFixed(2))]);
      const { peer, [question]: bound } = least[kind] ?? {};
      if (bound !== undefined) bounds.atLeast(`${label}: Meridian : ${peer}`, bound, ratio('Meridian', peer));
    }
  }
}

/** What is sent for each kind: the same body, or bodies never sent before. */
function sentOf(query, codes) {
  let count = 0;
  const next = () => (count += 1);
  return {
    // The query does not use the variable.
    [known]: { bodies: () => JSON.stringify({ query, variables: { number: next() } }) },
    [newText]: {
      bodies: () =>
        JSON.stringify({ query: `${query.replace('"IN"', `"${codes[next() % codes.length]}"`)} # ${next()}` }),
    },
    [newShape]: { bodies: () => JSON.stringify({ query: query.replace('{ ', `{ alias${next()}: `) }) },
    [again]: { body: JSON.stringify({ query }) },
  };
}

async function countryCodes(stage) {
  const { url } = await stage.server('Meridian');
  const { countries } = await dataOf(`${url}/graphql`, JSON.stringify({ query: '{ countries { isoCode } }' }));
  return countries.map(({ isoCode }) => isoCode);
}

/** All servers must respond alike, except the bare one, which has a single response. */
async function compareAnswers(stage, { body, bodies }) {
  const text = body ?? bodies();
  const ask = async (name) => dataOf(`${(await stage.server(name)).url}/graphql`, text);
  const [meridian, ...others] = await Promise.all(names.filter((name) => name !== 'bare').map(ask));
  if (!others.every((data) => isDeepStrictEqual(data, meridian))) throw new Error(`Not all answer ${text} the same`);
}
