/** Decodes the contents of tickets. */
import type { AwaitingWrite, OfferedRead } from '../../rest/files/request-files.js';
import { isObject, isText, numberAt, textAt } from '../../base/unknown.js';

export function awaitingWriteIn(content: unknown): AwaitingWrite {
  const [query, size] = [textAt(content, 'query'), numberAt(content, 'size')];
  const variables = isObject(content) ? content['variables'] : undefined;
  if (query === null || size === null || !isObject(variables)) throw odd();
  return { query, variables, size };
}

export function offeredReadIn(content: unknown): OfferedRead {
  const [field, account] = [textAt(content, 'field'), textAt(content, 'account')];
  const { values, sent } = isObject(content) ? content : {};
  if (field === null || account === null || !isObject(values) || !isObject(sent)) throw odd();
  const texts = Object.entries(values).flatMap(([name, value]) => (isText(value) ? [[name, value] as const] : []));
  return { field, account, values: Object.fromEntries(texts), sent };
}

/** The contents were sealed by this service, so an invalid one is no caller's doing. */
function odd(): Error {
  return new Error('A ticket does not hold what its purpose needs');
}
