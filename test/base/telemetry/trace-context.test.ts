/** The rules of W3C Trace Context for `traceparent` and `tracestate`. */
import { expect, it } from '@jest/globals';
import { traceContextOf, traceHeaders } from '../../../src/base/telemetry/trace-context.js';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';
const valid = `00-${traceId}-${spanId}-01`;

function passedOn(traceparent: string, tracestate?: string) {
  const context = traceContextOf({ traceparent, ...(tracestate !== undefined && { tracestate }) });
  return context && traceHeaders(context);
}

it.each([
  [valid, valid],
  [`00-${traceId}-${spanId}-00`, `00-${traceId}-${spanId}-00`],
  [`00-${traceId}-${spanId}-ff`, `00-${traceId}-${spanId}-ff`],
  // Of a later version only what this one has.
  [`cc-${traceId}-${spanId}-01`, valid],
  [`cc-${traceId}-${spanId}-01-what-the-future-brings`, valid],
])('passes on %s', (given, expected) => {
  expect(passedOn(given)).toEqual({ traceparent: expected });
});

it.each([
  '',
  ` ${valid}`,
  `${valid},${valid}`,
  `${valid}, ${valid}`,
  `${valid}-`,
  `${valid}-more`,
  `${valid}0`,
  `ff-${traceId}-${spanId}-01`,
  `cc-${traceId}-${spanId}-01.more`,
  `0-${traceId}-${spanId}-01`,
  `.0-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-0`,
  `00-${traceId}-${spanId}-0X`,
  `00-${traceId}-${spanId}`,
  `${valid}\n`,
  '0'.repeat(10_000),
])('drops %j', (given) => {
  expect(traceContextOf({ traceparent: given, tracestate: 'a=1' })).toBeNull();
});

const many = (count: number) => Array.from({ length: count }, (_, nth) => `k${nth}=1`).join(',');

it.each([
  ['a=1', 'a=1'],
  ['a=1, b=2 ,c=3', 'a=1,b=2,c=3'],
  ['a=1,,b=2,', 'a=1,b=2'],
  ['0tenant@system=x y', '0tenant@system=x y'],
  [many(32), many(32)],
])('passes on the state %j', (given, expected) => {
  expect(passedOn(valid, given)).toEqual({ traceparent: valid, tracestate: expected });
});

it.each([
  '',
  'a',
  'a=',
  '=1',
  'A=1',
  'a=1=2',
  'a=1\u00e4',
  'a=1,a=2',
  'a@=1',
  '0a=1',
  'a=\t',
  many(33),
  `a=${'x'.repeat(256)},b=${'x'.repeat(256)}`,
  `a=${'x'.repeat(257)}`,
])('drops the state %j', (given) => {
  expect(passedOn(valid, given)).toEqual({ traceparent: valid });
});
