/** One account at the edge of a sandbox, asked through the graph. */
import { afterAll, beforeAll } from '@jest/globals';
import { isObject } from '../../../src/base/unknown.js';
import { type Served, serve } from '../../sandbox/served.js';
import { sharedGraph } from '../../support/shared/graph.js';

export class EdgeAccount {
  served!: Served;
  id = '';

  constructor() {
    beforeAll(async () => {
      this.served = await serve(await sharedGraph());
      [this.id = ''] = textsOf(await this.served.data('{ edge { accounts(first: 1) { nodes { id } } } }'), 'id');
    });
    afterAll(() => this.served.close());
  }

  /** The id of what the account has under this key. */
  idOf(type: string, key: string): string {
    return idBelow(this.id, type, key);
  }

  /** The data of these fields of the account. */
  async read(fields: string, types = '', variables?: Record<string, unknown>): Promise<unknown> {
    const { data, errors } = await this.served.ask(
      `query ${types} { edge { account(id: "${this.id}") { ${fields} } } }`,
      variables,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    const edge = data?.['edge'];
    return isObject(edge) ? edge['account'] : edge;
  }

  /** The payload of a write, or its errors. `call` is its name and arguments, without the account. */
  async write(call: string, fields: string, types = '', variables?: Record<string, unknown>): Promise<unknown> {
    const [, name = '', args = ''] = /^(\w+)\((.*)\)$/s.exec(call) ?? [];
    const { data, errors } = await this.served.ask(
      `mutation ${types} { ${name}(accountId: "${this.id}", ${args}) { ${fields} } }`,
      variables,
    );
    return errors ?? data?.[name];
  }
}

/** The id of what an object has under this key, by the id of that object. */
export function idBelow(above: string, type: string, key: string): string {
  const [api, account, , ...keys] = above.split(':');
  return [api, account, type, ...keys, encodeURIComponent(key)].join(':');
}

/** Every text under this name, at any depth. */
export function textsOf(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === name && typeof part === 'string' ? [part] : textsOf(part, name),
  );
}
