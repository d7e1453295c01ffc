/** From what jest-circus says of a run to what Jest's reporters take. */
import { createEmptyTestResult } from '@jest/test-result';
import { formatExecError, formatResultsErrors } from 'jest-message-util';

export function resultOf({ testResults, unhandledErrorsDetailed }, { globalConfig, config, testPath }) {
  const assertions = testResults.map(assertionOf);
  const count = (status) => assertions.filter((one) => one.status === status).length;
  const failures = formatResultsErrors(assertions, config, globalConfig, testPath) ?? '';
  const strays = unhandledErrorsDetailed.map((error) => formatExecError(error, config, globalConfig));
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    testFilePath: testPath,
    testResults: assertions,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: [failures, ...strays].filter((text) => text !== '').join('\n\n') || null,
    ...(strays.length > 0 && { testExecError: { message: '', stack: strays.join('\n') } }),
  };
}

function assertionOf({ testPath, errors, errorsDetailed, retryReasons, startedAt, ...result }) {
  // The first is that of the block around all of them.
  const [, ...titles] = testPath;
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
    status: statusOf(result.status, errors),
    failureMessages: errors,
    failureDetails: errorsDetailed.map(({ message }) => ({ message })),
    retryReasons,
    duration: result.duration,
    failing: result.failing,
    invocations: result.invocations,
    location: result.location,
    numPassingAsserts: result.numPassingAsserts,
    startAt: startedAt,
  };
}

function statusOf(status, errors) {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
}
