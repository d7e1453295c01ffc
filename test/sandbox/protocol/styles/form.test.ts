import { describe, expect, it } from '@jest/globals';
import { encodeForm } from '../../../../src/apis/dedicated/form.js';
import { decodeForm } from '../../../../src/sandbox/protocol/styles/form.js';

describe('a form that the sandbox reads', () => {
  it.each([
    ['nothing', {}],
    ['text of any kind', { name: 'a&b=c +%[]', empty: '', 'odd key': 'ä\n' }],
    ['lists', { server: ['321', '198.19.0.2'], one: ['x'] }],
    ['objects in lists in objects', { rules: { input: [{ name: 'a', action: 'accept' }, { action: 'discard' }] } }],
    ['more than ten objects', { list: Array.from({ length: 12 }, (_, n) => ({ n: String(n) })) }],
  ])('holds %s', (_, body) => {
    expect(decodeForm(encodeForm(body))).toEqual(body);
  });

  it('cannot reach beyond its own objects', () => {
    decodeForm('__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });
});
