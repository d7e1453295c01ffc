/** The headers by which scripts of any site may read an answer. */

/** `/api/v1` has it alone, as its headers never change. */
export const allowOrigin = { 'access-control-allow-origin': '*' } as const;

/** Browsers hide other headers than a few from scripts, unless an answer names them. */
export const openToScripts = {
  ...allowOrigin,
  'access-control-expose-headers': 'retry-after, x-request-id, traceparent',
} as const;
