/**
 * The messages for requests that the framework and Node refuse themselves, by status, and the codes for the access log
 * and metrics.
 */

export const json = 'application/json; charset=utf-8';

export const messages: Readonly<Record<number, string>> = {
  400: 'Expected a path, headers and a body that are encoded properly, but got some that cannot be read.',
  408: 'Expected the whole request in time, but it did not arrive.',
  413: 'Expected a smaller body: this one is too large.',
  414: 'Expected a shorter path: this one is too long.',
  415: 'Expected the header "content-type: application/json", but got one that cannot be read.',
  431: 'Expected smaller headers: these are too large.',
  500: 'Something went wrong on the server. It has been logged; please try again later.',
};

const codes: Readonly<Record<number, string>> = {
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  431: 'HEADERS_TOO_LARGE',
};

export function codeOf(status: number): string {
  return codes[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST');
}
