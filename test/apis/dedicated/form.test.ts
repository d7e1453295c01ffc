import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeForm } from '../../../src/apis/dedicated/form.js';

/** What a reader of bracketed names makes of a form: lists where the names are `[]` or numbers from 0, else objects. */
function decode(text: string): unknown {
  const root = new Map<string, unknown>();
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first = '', rest = ''] = /^([^[]*)(.*)$/s.exec(name) ?? [];
    const keys = [first, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), ([, key = '']) => key)];
    let node = root;
    keys.forEach((key, depth) => {
      const own = key === '' ? String(node.size) : key;
      if (depth === keys.length - 1) return void node.set(own, value);
      const next = node.get(own);
      const child = next instanceof Map ? next : new Map<string, unknown>();
      node.set(own, child);
      node = child;
    });
  }
  return plain(root, true);
}

function plain(value: unknown, isRoot = false): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([key, item]) => [key, plain(item)] as const);
  const isList = !isRoot && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,9}$/);
const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
const few = { minLength: 1, maxLength: 4 };
/** Objects of scalars, of lists and of objects, to a depth of some levels. */
function nested(depth: number): fc.Arbitrary<object> {
  const flat = [scalar, fc.array(scalar, few)];
  const deep = depth === 0 ? [] : [nested(depth - 1), fc.array(nested(depth - 1), few)];
  return fc.dictionary(name, fc.oneof(...flat, ...deep), { minKeys: 1, maxKeys: 4, noNullPrototype: true });
}

/** A form knows text alone. */
const asText = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, item: unknown) => (typeof item === 'object' ? item : String(item))));

describe('a form body', () => {
  it('decodes to what it was made of, however nested', () => {
    fc.assert(
      fc.property(nested(3), (given) => expect(decode(encodeForm(given))).toEqual(asText(given))),
      {
        numRuns: 300,
      },
    );
  });

  it('writes lists, nested rules and flags as the documentation does', () => {
    const rule = { name: 'a & b', dst_port: '80', action: 'accept' };
    const body = { status: 'active', name: ['a', 'b'], test: false, rules: { input: [rule, { action: 'discard' }] } };
    expect(encodeForm(body).split('&')).toEqual([
      'status=active',
      'name[]=a',
      'name[]=b',
      'test=false',
      'rules[input][0][name]=a+%26+b',
      'rules[input][0][dst_port]=80',
      'rules[input][0][action]=accept',
      'rules[input][1][action]=discard',
    ]);
  });

  it('leaves out what a form cannot hold, and keeps empty text', () => {
    expect(encodeForm({ none: null, absent: undefined, list: [], server_name: '' })).toBe('server_name=');
    expect(encodeForm({})).toBe('');
  });
});
