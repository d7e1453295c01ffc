/** Runs one suite, compiled beforehand, in its worker: Jest's documented `testRunner`, over what jest-circus exports. */
import 'reflect-metadata';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { addEventHandler, getState, removeEventHandler, resetState, run } from 'jest-circus';
import { compiledFile } from './compile.mjs';
import { startMeasuring } from './cost.mjs';
import { useEnvironment } from './globals.mjs';
import { resultOf } from './result.mjs';
import { listenForStrayErrors } from './stray-errors.mjs';

export default async function runSuite(globalConfig, config, environment, runtime, testPath) {
  const noteCost = startMeasuring(testPath);
  const compiled = compiledFile(testPath);
  runtime.getSourceMaps().set(compiled, `${compiled}.map`);
  resetState();
  const { testTimeout, testNamePattern, maxConcurrency, expand, randomize, seed } = globalConfig;
  Object.assign(getState(), { maxConcurrency, expand, randomize, seed });
  if (testTimeout) getState().testTimeout = testTimeout;
  if (testNamePattern) getState().testNamePattern = new RegExp(testNamePattern, 'i');
  jestExpect.setState({ expand, testPath, suppressedErrors: [] });
  useEnvironment(environment);

  const strayErrors = listenForStrayErrors();
  const handlers = [strayErrors.handleEvent, noteExpectations, ...(environment.isInOrder ? [keepOrder] : [])];
  for (const handler of handlers) addEventHandler(handler);
  try {
    await import(pathToFileURL(compiled).href);
    return resultOf(await run(), { globalConfig, config, testPath });
  } finally {
    for (const handler of handlers) removeEventHandler(handler);
    strayErrors.stop();
    noteCost();
  }
}

/** What `expect` knows of a test: its name, and how many expectations it announced. */
function noteExpectations({ name, test }) {
  if (name === 'test_start')
    jestExpect.setState({ currentTestName: titlesOf(test).join(' '), testFailing: test.failing });
  if (name !== 'test_done') return;
  const { isExpectingAssertions, numPassingAsserts, suppressedErrors } = jestExpect.getState();
  test.numPassingAsserts = numPassingAsserts;
  test.errors.push(...suppressedErrors);
  jestExpect.setState({ suppressedErrors: [] });
  const failures = jestExpect.extractExpectedAssertionsErrors();
  // Whoever failed before the end has not come to all of them.
  if (!isExpectingAssertions || test.errors.length === 0) test.errors.push(...failures.map(({ error }) => error));
}

function titlesOf({ name, parent }) {
  return parent === undefined ? [] : [...titlesOf(parent), name];
}

/** With --randomize the tests of a block are replaced by the same in another order. */
function keepOrder({ name, describeBlock }) {
  if (name !== 'run_describe_start') return;
  const children = [...describeBlock.children];
  Object.defineProperty(describeBlock, 'children', { get: () => [...children], set: () => undefined });
}
