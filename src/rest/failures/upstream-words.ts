/** Bounds and redacts what an upstream says of a failure, once for callers and the log. */
import type { Failure } from '../transport/reply.js';
import type { FailureDetail } from './detail.js';
import { longestLine, oneLine } from './failure.js';
import { redacted } from './redact.js';

/** Other codes say nothing to a program, and may be anything. */
const code = /^([a-z][a-z0-9_]{0,63}|\d{1,10})$/i;
/** Details of one failure, and their characters as JSON: what exceeds them is left out. */
export const mostDetails = 20;
const longestDetails = 4_000;

/** The code of a failure for which the upstream gave none that is readable. */
export function noCode(status: number | null): string {
  return status === null ? 'unknown' : `http_${status}`;
}

export function presentable({ details = [], ...failure }: Failure, secrets: readonly string[]): Failure {
  const shownDetails = presentableDetails(details, secrets);
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : '';
  return {
    ...failure,
    code: codeIn(failure.code, secrets) ?? noCode(failure.status),
    message: `${oneLine(redacted(failure.message, secrets), longestLine - more.length)}${more}`,
    ...(shownDetails.length > 0 && { details: shownDetails }),
  };
}

/** The first of them, as many as fit. */
export function presentableDetails(details: readonly FailureDetail[], secrets: readonly string[]) {
  return bounded(details.slice(0, mostDetails).map((one) => presentableDetail(one, secrets)));
}

function presentableDetail({ message, code, input, documentationUrl }: FailureDetail, secrets: readonly string[]) {
  const shown = (text: string | null) => (text === null ? null : oneLine(redacted(text, secrets)));
  return {
    message: shown(message),
    code: code === null ? null : codeIn(code, secrets),
    input: shown(input),
    documentationUrl: documentationUrl?.startsWith('https://') ? shown(documentationUrl) : null,
  };
}

/** Null where it is no code. */
function codeIn(text: string, secrets: readonly string[]): string | null {
  const shown = redacted(text, secrets);
  return code.test(shown) ? shown : null;
}

function bounded(details: readonly FailureDetail[]): readonly FailureDetail[] {
  const most = [...details];
  while (JSON.stringify(most).length > longestDetails) most.pop();
  return most;
}
