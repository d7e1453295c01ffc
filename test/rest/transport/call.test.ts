/** @decorates-classes */
import { describe, expect, it } from '@jest/globals';
import { callOf } from '../../../src/rest/transport/call.js';
import { dialect, writes } from '../lab.js';

const account = { api: 'CLOUD', name: 'default', credential: 'a', baseUrl: dialect.baseUrl, sandbox: false } as const;

describe('a call that differs at the provider', () => {
  const wanted = { values: { id: '4' }, sent: { name: 'top shelf' } };

  it("is the provider's own at the provider's address", () => {
    expect(callOf(writes.rows.elsewhere, wanted, account)).toMatchObject({
      method: 'PUT',
      path: '/shelves/top%20shelf/disks',
      body: { disks: [4] },
    });
  });

  it('is the listed one anywhere else', () => {
    expect(callOf(writes.rows.elsewhere, wanted, { ...account, baseUrl: 'http://127.0.0.1:1' })).toMatchObject({
      method: 'POST',
      path: '/disks/4/actions/move',
      body: { name: 'top shelf' },
    });
  });
});

it('has an array for its body where the provider wants nothing around it', () => {
  const row = {
    ...writes.rows.elsewhere,
    options: {
      official: { call: 'PATCH /disks', body: ({ names }: Readonly<Record<string, unknown>>) => [names].flat() },
    },
  } as const;
  const wanted = { values: {}, sent: { names: ['a', 'b'] } };
  expect(callOf(row, wanted, account)).toMatchObject({ method: 'PATCH', path: '/disks', body: ['a', 'b'] });
});
