/**
 * Which suites there are, and what became of them in runs that left their TEST_LOG:
 *
 *     node .ci/suites.mjs left-out LOG     prints those that lacked something there, or were not loaded
 *     node .ci/suites.mjs missing LOG…     fails where one was loaded in none of these runs
 *     node .ci/suites.mjs copy FOLDER      copies the sources where no git can
 */
import { cpSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { linesOf } from '../scripts/reporter.mjs';

const suites = readdirSync('test', { recursive: true })
  .map((path) => `test/${path}`)
  .filter((path) => path.endsWith('.test.ts'))
  .sort();

function loadedIn(lines) {
  const loaded = new Set(lines.filter((line) => line.loaded).map(({ suite }) => suite));
  return suites.filter((suite) => loaded.has(suite));
}

const commands = {
  'left-out'(log) {
    const lines = linesOf(log);
    const loaded = loadedIn(lines);
    const lacking = new Set(lines.filter(({ isAbsence }) => isAbsence).map(({ suite }) => suite));
    console.log(suites.filter((suite) => !loaded.includes(suite) || lacking.has(suite)).join('\n'));
  },
  missing(...logs) {
    const loaded = loadedIn(logs.flatMap(linesOf));
    const missing = suites.filter((suite) => !loaded.includes(suite));
    console.log(`Suites that were loaded: ${loaded.length} of ${suites.length}.`);
    if (missing.length > 0) throw new Error(`Expected each suite to be loaded, but not so were\n${missing.join('\n')}`);
  },
  copy(folder) {
    const isMade = /(^|\/)(\.git|node_modules|dist)$/;
    cpSync('.', folder, { recursive: true, filter: (path) => !isMade.test(relative('', path)) });
  },
};

const [command, ...args] = process.argv.slice(2);
commands[command](...args);
