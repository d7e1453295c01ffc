/** Whether a test is found by its path: `test` mirrors `src`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** What tests import to start a server, to bind rows or to have rates, whichever source they test. */
const setUp = new Set([
  'data/geography/index',
  'data/geography/search/fold',
  'data/rates/index',
  'data/rates/rates',
  'data/rates/tables/table',
  'data/search/search-query',
  'graphql/admission/operation-limits',
  'graphql/mask-errors',
  'graphql/permit',
  'graphql/response-in-progress',
  'rest/rows/row',
  'rest/schema/bind',
  'rest/schema/fields-of-rows',
  'server/config/config',
  'server/tokens/tokens',
]);

/** The first folder of `src`, or the folder of one API, as no API imports another. */
const wingOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('apis/') ? 2 : 1)
    .join('/');

/** The deepest folder in which all of them are. */
function sharedFolder([first, ...others]) {
  let folder = posix.dirname(first);
  while (folder !== '.' && !others.every((path) => path.startsWith(`${folder}/`))) folder = posix.dirname(folder);
  return folder;
}

/** A test that has the path of its source, or of a folder of sources. */
function isNamesake(test, exists) {
  const path = test.replace(/\.test\.ts$/, '');
  return ['', '.ts', '.tsx'].some((ending) => exists(path + ending));
}

/**
 * A test has the path of its source or of a folder of sources, or it stands in the folder that all the sources share which it
 * imports of its own wing, set-up aside. A test through the front door imports none of them, and stands in any folder of `src`.
 * `imports` are paths below `src` without an ending.
 */
export function isFoundByPath(test, imports, exists) {
  if (isNamesake(test, exists)) return true;
  const path = test.replace(/\.test\.ts$/, '');
  const folder = posix.dirname(path);
  if (folder === '.' || !exists(folder)) return false;
  const sources = imports.filter((one) => wingOf(one) === wingOf(path) && !setUp.has(one));
  return sources.length === 0 || sharedFolder(sources) === folder;
}

/** The modules of `src` that a test imports, those of types aside. */
export function importsOf(test, text) {
  const names = [...text.matchAll(/^import (?!type\b)[^;]*?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)];
  return names
    .map(([, still, late]) => posix.join('test', posix.dirname(test), still ?? late))
    .filter((path) => path.startsWith('src/'))
    .map((path) => path.slice('src/'.length).replace(/\.js$/, ''));
}

/** All tests, those named as their source, and those not found by their path. The working folder is that of the repository. */
export function mirror() {
  const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
  const isThere = (path) => existsSync(`src/${path}`);
  const strays = tests.filter(
    (test) => !isFoundByPath(test, importsOf(test, readFileSync(`test/${test}`, 'utf8')), isThere),
  );
  return { tests, namesakes: tests.filter((test) => isNamesake(test, isThere)), strays };
}
