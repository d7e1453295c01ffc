import { describe, expect, it } from '@jest/globals';
import { rateMoney } from '../../src/dashboard/format/money.js';
import { whyOf } from '../../src/dashboard/ask/why.js';
import { typeInWords } from '../../src/dashboard/palette/type-in-words.js';

describe('a type of the graph in words', () => {
  it.each([
    ['EdgeDnsARecord', 'DNS A record'],
    ['EdgeDnsCnameRecord', 'DNS CNAME record'],
    ['EdgeDnsOtherRecord', 'DNS record'],
    ['CloudPrimaryIp', 'primary IP'],
    ['CloudSshKey', 'SSH key'],
    ['CloudLoadBalancer', 'load balancer'],
    ['DedicatedVSwitch', 'vSwitch'],
    ['EdgePagesProject', 'pages project'],
  ])('%s: %s', (type, words) => {
    expect(typeInWords(type)).toBe(words);
  });
});

describe('why something could not be read, beside its account', () => {
  it.each([
    ['The cloud API failed: it could not be reached', 'it could not be reached'],
    ['servers: The cloud API failed: it could not be reached', 'it could not be reached'],
    ['cloud default, certificates: The cloud API failed: it keeps failing', 'it keeps failing'],
    ['dedicated main, rescue of 7: The dedicated API refused: no such server', 'refused: no such server'],
    ['The zones are older than a day', 'The zones are older than a day'],
  ])('%s: %s', (error, why) => {
    expect(whyOf(error)).toBe(why);
  });
});

it('writes what one of another currency is worth with no more digits than anybody reads', () => {
  expect([
    rateMoney(109.15986960074385, 'INR'),
    rateMoney(1358.18865245, 'KRW'),
    rateMoney(0.000648112, 'EUR'),
  ]).toEqual(['₹109.1599', '₩1,358.19', '€0.0006481']);
});
