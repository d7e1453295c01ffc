/** The OpenAPI description of the exports. */
import { refusalText } from '../../../base/shares/room.js';
import { shares } from '../../../base/shares/shares.js';
import { error, full, lacks, noToken, operation } from './openapi-parts.js';

const needsTokenOrCookie = [{ token: [] }, { session: [] }];

const query = (name: string, description: string, isList = false) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: isList ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
});

/** The errors that all exports may answer. */
const exportErrors = {
  400: error('A parameter is unknown or has no such value.', 'maxAge: expected whole seconds, but got "soon".'),
  ...noToken,
  ...lacks(
    'The token lacks a scope, or its cookie comes with a request of another page.',
    'Expected a token with the scope "hosting:read", but this token lacks it.',
  ),
  ...full(refusalText(shares.exports)),
};

type QueryParameter = ReturnType<typeof query>;

const ofTables = [
  query('columns', 'Only these columns, in this order, one a parameter.', true),
  query('bom', 'Begin with a byte order mark, as Excel needs for a file that it opens: true or false.'),
];

function table(id: string, summary: string, rows: string, parameters: readonly QueryParameter[]) {
  const content = { 'text/csv': { schema: { type: 'string' } } };
  return {
    get: operation(
      id,
      'Hosting',
      summary,
      needsTokenOrCookie,
      { 200: { description: `${rows}, by RFC 4180.`, content }, ...exportErrors },
      [...parameters, ...ofTables],
    ),
  };
}

const maxAge = query('maxAge', 'Seconds that what was read may be old; 60 unless given.');
const currency = query('currency', "ISO 4217 code; unless given, the token's default currency.");

const only = (what: string, names: readonly string[]) =>
  names.map((name) => query(name, `Only ${what} of these ${name}, one a parameter.`, true));

const billFilter = [
  query('name', 'A part of the name.'),
  ...only('lines', ['apis', 'accounts', 'kinds', 'countries', 'labels', 'statuses', 'products', 'resourceIds']),
];

const findingsParameters = (includesSilenced: boolean) => [
  maxAge,
  query('minSeverity', 'Only findings of this severity or higher.'),
  query('includeSilenced', `Silenced findings too: true or false; ${includesSilenced} unless given.`),
  query('newSince', 'Only findings first seen at this time or after it.'),
  ...only('findings', ['apis', 'accounts', 'kinds']),
];

export const exportPaths = {
  '/export/bill.csv': table('exportBill', 'The lines of the bill as CSV', 'The lines', [
    currency,
    maxAge,
    ...billFilter,
  ]),
  '/export/findings.csv': table('exportFindings', 'Findings as CSV', 'A finding a line', findingsParameters(false)),
  '/export/findings.sarif': {
    get: operation(
      'exportFindingsAsSarif',
      'Hosting',
      'Findings as SARIF 2.1.0',
      needsTokenOrCookie,
      {
        200: {
          description: 'A log with one run; a rule is a kind of findings.',
          content: { 'application/sarif+json': { schema: { type: 'object' } } },
        },
        ...exportErrors,
      },
      [
        ...findingsParameters(true),
        query('baseline', 'What was first seen at this time or after it is new; 24 hours ago unless given.'),
      ],
    ),
  },
  '/export/invoice.csv': table('exportInvoice', 'The invoice of a month as CSV', 'A row for each segment', [
    query('month', 'The month in UTC, such as 2026-11; the present one unless given.'),
    currency,
    ...billFilter,
  ]),
};
