/** The OpenAPI description of the exports. */
import { refusalText } from '../../../base/shares/room.js';
import { shares } from '../../../base/shares/shares.js';
import { error, full, lacks, noToken, operation } from './openapi-parts.js';

const needsTokenOrCookie = [{ token: [] }, { session: [] }, { password: [] }];

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

function table(
  id: string,
  summary: string,
  rows: string,
  parameters: readonly QueryParameter[],
  security: object[] = needsTokenOrCookie,
) {
  const content = { 'text/csv': { schema: { type: 'string' } } };
  return {
    get: operation(
      id,
      'Hosting',
      summary,
      security,
      { 200: { description: `${rows}, by RFC 4180.`, content }, ...exportErrors },
      [...parameters, ...ofTables],
    ),
  };
}

const month = query('month', 'The month in UTC, such as 2026-11; the present one unless given.');
const maxAge = query('maxAge', 'Seconds that what was read may be old; 60 unless given.');
const currency = query('currency', "ISO 4217 code; unless given, the token's default currency.");

const only = (what: string, names: readonly string[]) =>
  names.map((name) => query(name, `Only ${what} of these ${name}, one a parameter.`, true));

const days = [
  { ...query('from', 'The first day in UTC, such as 2026-11-25.'), required: true },
  query('to', 'The last day; the last one that counts unless given.'),
  query('rates', 'The exchange rates: THAT_DAY or TODAY; THAT_DAY unless given.'),
];

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
  '/export/change.csv': table('exportChange', 'What changed in the bill as CSV', 'A row for each line and reason', [
    ...days,
    currency,
    ...billFilter,
  ]),
  '/export/edge-comparison.csv': table(
    'exportEdgeComparison',
    'What the provider of the edge states of a month, held against its invoice, as CSV',
    'A row for each line of the comparison',
    [month, maxAge, ...only('lines', ['accounts'])],
  ),
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
  '/export/focus.csv': table(
    'exportFocus',
    'The invoice of a month in the columns of FOCUS 1.2',
    'A row for each charge',
    [month, ...billFilter],
  ),
  '/export/history.csv': table('exportHistory', 'The bill over time as CSV', 'A row for each period or group', [
    ...days,
    query('every', 'The length of a period: DAY, WEEK or MONTH; DAY unless given.'),
    query('groupBy', 'How to group the lines, one criterion a parameter.', true),
    query('labelKey', 'For LABEL in `groupBy`: the key of the label.'),
    currency,
    ...billFilter,
  ]),
  '/export/invoice.csv': table('exportInvoice', 'The invoice of a month as CSV', 'A row for each segment', [
    month,
    currency,
    ...billFilter,
  ]),
  '/export/names.csv': table('exportNames', 'The DNS records of all zones as CSV', 'A record a row', [
    maxAge,
    query('hasTarget', 'Only records with a target, or only those without: true or false; both unless given.'),
    ...only('records', ['states', 'apis', 'accounts']),
  ]),
  '/export/rates.csv': table(
    'exportRates',
    'Exchange rates as CSV',
    'A row for each currency',
    [
      query('base', "ISO 4217 code of the base; unless given, the token's default currency, otherwise INR."),
      query('date', 'The day of the rates, such as 2026-11-25; those in force unless given.'),
      query('source', 'The figures of this source alone.'),
    ],
    [],
  ),
  '/export/servers.csv': table('exportServers', 'The servers of all accounts as CSV', 'A server a row', [
    currency,
    maxAge,
    ...billFilter.filter(({ name }) => name !== 'kinds'),
  ]),
  '/export/statement.csv': table(
    'exportStatement',
    'A statement held against the invoices of its months, as CSV',
    'A row for each line of the comparison',
    [
      { ...query('id', 'The id of the statement.'), required: true },
      query('verdicts', 'Only lines with these verdicts, one a parameter.', true),
      query('disputed', 'Only lines that are worth a question, or only the others: true or false; both unless given.'),
    ],
  ),
};
