/**
 * What trusted documents cost those who do not use them: Q1 by its text, beside the same server once more, which says how
 * far two alike are apart, beside one with DOCUMENTS_DIR, and beside the build of another tree where BEFORE names one.
 */
import { join } from 'node:path';
import { questions } from './questions.js';
import { inTurn } from './rounds.js';
import { recipes } from './stage.js';
import { printHead, printRow } from './table.js';

const alone = 'Meridian';
const again = 'Meridian again';
const withDocuments = 'Meridian with documents';
const before = 'Meridian before';
const headers = { 'content-type': 'application/json' };

/** As a share of the requests of the other. */
const least = 0.98;

export async function documents(stage, bounds) {
  const { BEFORE: tree } = process.env;
  if (tree !== undefined) {
    const [node, file, ...args] = recipes[before].command;
    recipes[before].command = [node, join(tree, file), ...args];
  }
  const others = [again, withDocuments, ...(tree === undefined ? [] : [before])];
  printHead(['documents', alone, ...others, ...others.map((name) => `${alone} : ${name}`)]);
  for (const [label, request] of Object.entries(requests())) {
    const { perSecond, ratio } = await inTurn(stage, [alone, ...others], '/graphql', request, label);
    const figures = [alone, ...others].map((name) => perSecond(name).toFixed(0));
    printRow([label, ...figures, ...others.map((name) => ratio(alone, name).toFixed(3))]);
    bounds.atLeast(`${label}: with documents : alone`, least, ratio(withDocuments, alone));
    if (tree !== undefined) bounds.atLeast(`${label}: alone : before`, least, ratio(alone, before));
  }
}

function requests() {
  let count = 0;
  const { Q1: query } = questions;
  const post = { method: 'POST', headers };
  return {
    'Q1 known operation, new values': {
      ...post,
      bodies: () => JSON.stringify({ query, variables: { number: (count += 1) } }),
    },
    'Q1 asked again': { ...post, body: JSON.stringify({ query }) },
  };
}
