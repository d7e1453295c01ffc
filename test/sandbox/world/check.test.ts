/** What the documents of the providers have without null is refused with it, in every call. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Api } from '../../../src/rest/rows/dialect.js';
import type { BoundRow } from '../../../src/rest/rows/bound-row.js';
import { rowsOf } from '../../../src/rest/schema/fields-of-rows.js';
import { isElsewhere, wireInputs } from '../../../src/sandbox/world/inputs.js';
import { sharedGraph } from '../../support/shared/graph.js';
import { type Served, call, serve } from '../served.js';

/** Fields that take null, by the end of their call. */
const nullable: Readonly<Partial<Record<Api, readonly (readonly [call: RegExp, fields: readonly string[]])[]>>> = {
  CLOUD: [
    [/change_dns_ptr$/, ['dns_ptr']],
    [/^POST \/floating_ips$/, ['server', 'description']],
    [/^PUT \/floating_ips/, ['description']],
    [/^POST \/primary_ips$/, ['assignee_id']],
    [/rrsets(\/\{name\}.*\/(change_ttl|add_records))?$/, ['ttl']],
  ],
  STORAGE: [[/enable_snapshot_plan$/, ['day_of_week', 'day_of_month']]],
};

describe('null', () => {
  let schema: GraphQLSchema;
  let served: Served;
  beforeAll(async () => {
    schema = await sharedGraph();
    served = await serve(schema);
  });
  afterAll(() => served.close());

  const writesOf = (api: Api) =>
    [...rowsOf(schema).keys()].filter(
      ({ method, dialect, options }) => dialect.api === api && method !== 'GET' && options.body === undefined,
    );

  async function refused(api: Api, row: BoundRow, name: string): Promise<boolean> {
    const { body } = await call(served.account(api), `${row.method} ${row.path.replaceAll(/\{.*?\}/g, '0')}`, {
      [name]: null,
    });
    served.clock.sleep(10_000);
    const said = JSON.stringify(body?.['error'] ?? body?.['errors'] ?? '');
    return said.includes(`'${name}'`) || said.includes(`"/${name}"`);
  }

  it.each<Api>(['CLOUD', 'STORAGE'])('is refused by the %s API in all fields but those that take it', async (api) => {
    const odd: unknown[] = [];
    for (const row of writesOf(api)) {
      const line = `${row.method} ${row.path}`;
      const taken = (nullable[api] ?? []).flatMap(([of, fields]) => (of.test(line) ? fields : []));
      for (const { name } of wireInputs(schema, row).filter((input) => !isElsewhere(row, input)))
        if ((await refused(api, row, name)) === taken.includes(name)) odd.push([line, name]);
    }
    expect(odd).toEqual([]);
  });

  it('is refused by the EDGE API where it is refused at its provider', async () => {
    const row = (line: string) => writesOf('EDGE').find(({ method, path }) => line === `${method} ${path}`);
    const asked = async (line: string, name: string) => {
      const found = row(line);
      if (!found) throw new Error(`There is no ${line}`);
      return refused('EDGE', found, name);
    };
    const pools = 'POST /accounts/{accountId}/load_balancers/pools';
    expect(await asked(pools, 'description')).toBe(true);
    expect(await asked(pools, 'origin_steering')).toBe(false);
    expect(await asked('PATCH /user', 'first_name')).toBe(false);
    expect(await asked('PATCH /zones/{id}', 'paused')).toBe(true);
  });

  it.each([
    ['labels', 'labels: null'],
    ['name', 'name: null'],
  ])('is told to who writes %s of a server', async (name, input) => {
    const { cloud: before } = await served.data('{ cloud { servers(first: 1) { nodes { id name labels } } } }');
    const [server] = (before as { servers: { nodes: { id: string }[] } }).servers.nodes;
    const write = `mutation { updateCloudServer(id: "${server?.id}", input: { ${input} }) { server { id } } }`;
    const { errors = [] } = await served.ask(write);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(JSON.stringify(errors)).toContain(name);
    expect((await served.data('{ cloud { servers(first: 1) { nodes { id name labels } } } }'))['cloud']).toEqual(
      before,
    );
  });

  it('is taken within an object, where clients of the provider send it', async () => {
    const body = {
      name: 'null',
      rules: [{ direction: 'in', protocol: 'icmp', source_ips: ['::/0'], description: null }],
    };
    expect((await call(served.account('CLOUD'), 'POST /firewalls', body)).status).toBe(201);
    const odd = { ...body, name: 'null-2', rules: [{ ...body.rules[0], direction: null }] };
    expect((await call(served.account('CLOUD'), 'POST /firewalls', odd)).status).toBe(422);
  });
});
