import { describe, expect, it } from '@jest/globals';
import { labelTest } from '../../../src/sandbox/world/label-selector.js';

const matches = (selector: string, labels: Record<string, string>) => labelTest(selector)({ labels });

describe('a label selector', () => {
  it.each([
    ['env=production', { env: 'production' }, { env: 'staging' }],
    ['env==production', { env: 'production' }, {}],
    ['env=', { env: '' }, { env: 'x' }],
    ['env!=production', {}, { env: 'production' }],
    ['env', { env: '' }, { tier: 'web' }],
    ['!env', { tier: 'web' }, { env: 'production' }],
    ['tier in (web, db)', { tier: 'db' }, { tier: 'cache' }],
    ['tier notin (web,db)', { tier: 'cache' }, { tier: 'web' }],
    ['env=production,tier in (web,db),!old', { env: 'production', tier: 'web' }, { env: 'production', old: '' }],
    ['example.com/team=a', { 'example.com/team': 'a' }, { team: 'a' }],
  ])('%s takes %j and leaves %j', (selector, taken, left) => {
    expect([matches(selector, taken as never), matches(selector, left as never)]).toEqual([true, false]);
  });

  it.each(['=x', 'a b', 'tier in web', 'env=production,'])('%s cannot be read', (selector) => {
    expect(() => labelTest(selector)).toThrow('label_selector');
  });
});
