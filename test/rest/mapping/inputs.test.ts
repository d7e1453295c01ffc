/** @decorates-classes */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';
import { asker, upstreamsOf, schemaOf } from '../harness.js';
import { groups } from '../lab.js';

let upstream: ScriptedUpstream;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await schemaOf(groups);
  upstream = await ScriptedUpstream.start(() => ({
    status: 201,
    body: {
      disk: {
        id: 9,
        name: 'a',
        size_gb: 10,
        status: 'in use',
        labels: { snake_case: 'x_y' },
        made_at: '2026-01-02T03:04:05+00:00',
      },
      action: null,
      root_password: null,
    },
  }));
});
beforeEach(() => void upstream.asked.splice(0));
afterAll(() => upstream.close());

const ask = (source: string, baseUrl = upstream.url) =>
  asker(schema, upstreamsOf([{ api: 'CLOUD', name: 'default', credential: 'a', baseUrl, sandbox: false }]))(source);
const create = (input: string) => ask(`mutation { createDisk(input: { name: "a", ${input} }) { disk { id } } }`);

describe('an input', () => {
  it('is sent in the words of the upstream, and no more than was given', async () => {
    const { errors } = await create(
      'sizeGb: 10, machine: "12", labels: { camelCase: "x" }, deleteAt: "2026-01-02T03:04:05Z", spareParts: [{ slotNumber: 1 }]',
    );
    expect(errors).toBeUndefined();
    expect(upstream.asked[0]?.headers['content-type']).toBe('application/json');
    expect(upstream.asked[0]?.body).toEqual({
      name: 'a',
      size_gb: 10,
      machine: 12,
      labels: { camelCase: 'x' },
      delete_at: '2026-01-02T03:04:05.000Z',
      spare_parts: [{ slot_number: 1 }],
    });
  });

  it.each([
    ['sizeGb: 5, place: "p"', 'input.sizeGb: expected at least 10, but got 5'],
    ['sizeGb: 10', 'input: expected exactly one of machine, place, but got none'],
    ['sizeGb: 10, place: "p", machine: 1', 'input: expected exactly one of machine, place, but got machine and place'],
    ['sizeGb: 10, machine: "x1"', 'input.machine: expected a number, but got "x1"'],
    [
      'sizeGb: 10, place: "p", spareParts: [{ slotNumber: 1 }, { slotNumber: 99 }]',
      'input.spareParts[1].slotNumber: expected at most 9, but got 99',
    ],
  ])('such as { %s } is refused before anything is sent', async (input, message) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.message).toBe(message);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(upstream.asked).toEqual([]);
  });

  it('that changes nothing is refused', async () => {
    const { errors } = await ask('mutation { updateDisk(id: 1, input: {}) { disk { id } } }');
    expect(errors?.[0]?.message).toBe('input: expected at least one of name, rootPassword, but got none');
  });

  it('that is secret is not repeated in the message', async () => {
    const { errors } = await ask('mutation { updateDisk(id: 1, input: { rootPassword: 987654 }) { disk { id } } }');
    expect(errors?.[0]?.message).toBe('input.rootPassword: expected at most 3');
  });

  it('sends no body where the row has no input', async () => {
    await ask('mutation { deleteDisk(id: 4) { deletedId } }');
    expect(upstream.asked[0]).toMatchObject({ method: 'DELETE', path: '/disks/4', body: undefined });
    expect(upstream.asked[0]?.headers['content-type']).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is given in the words of the graph, and what is open is left as it was', async () => {
    const { data, errors } = await ask(
      'mutation { createDisk(input: { name: "a", sizeGb: 10, place: "p" }) { disk { id sizeGb status labels madeAt } } }',
    );
    expect(errors).toBeUndefined();
    const disk = { id: '9', sizeGb: 10, status: 'IN_USE', labels: { snake_case: 'x_y' } };
    expect(data).toEqual({ createDisk: { disk: { ...disk, madeAt: new Date('2026-01-02T03:04:05Z') } } });
  });
});

describe('a call that the provider has not', () => {
  it('is sent as listed to an address that the user set', async () => {
    await ask('mutation { unsupported(id: 4) { action { id } } }');
    await ask('mutation { elsewhere(id: 4, input: { name: "top shelf" }) { action { id } } }');
    expect(upstream.lines).toEqual(['POST /disks/4/actions/fold', 'POST /disks/4/actions/move']);
  });

  it('answers UNSUPPORTED_BY_PROVIDER at the provider', async () => {
    const { errors } = await ask('mutation { unsupported(id: 4) { action { id } } }', 'https://provider.invalid/v1');
    expect(errors?.[0]?.extensions['code']).toBe('UNSUPPORTED_BY_PROVIDER');
    expect(errors?.[0]?.message).toBe('The provider has no call for POST /disks/{id}/actions/fold.');
  });
});
