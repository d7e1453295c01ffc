/** A second subgraph, of teams: which servers are theirs, what they may spend, and where they sit. */
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';
import { documented } from './documented.js';

export interface Team {
  readonly name: string;
  readonly allowance: { readonly amount: string; readonly currency: string };
  readonly home: string;
  readonly servers: readonly string[];
}

/** As it is composed. */
export const teamsSdl = documented('# teams.graphql');

/** As it runs. */
const schema = buildSchema(`
  directive @key(fields: String!, resolvable: Boolean) on OBJECT
  ${teamsSdl
    .replace(/^extend schema .*$/m, '')
    .replace('type Query {', 'type Query { _entities(representations: [_Any!]!): [_Entity]!')}
  scalar _Any
  union _Entity = Team | CloudServer
`);

export class Teams {
  /** The credentials that it got. */
  readonly credentials: string[] = [];
  readonly #server: Server;

  private constructor(private readonly teams: readonly Team[]) {
    this.#server = createServer((request, response) => {
      void this.#answer(request).then((text) => response.setHeader('content-type', 'application/json').end(text));
    });
  }

  static async start(teams: readonly Team[]): Promise<Teams> {
    const service = new Teams(teams);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/graphql`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString();
    this.credentials.push(...[request.headers.authorization ?? []].flat());
    const { query, variables } = JSON.parse(text) as { query: string; variables?: Record<string, unknown> };
    const objects = this.teams.map((team) => this.#team(team));
    const rootValue = {
      teams: objects,
      team: ({ name }: { name: string }) => objects.find((team) => team.name === name),
      _entities: ({ representations }: { representations: { __typename: string; name?: string; id?: string }[] }) =>
        representations.map(({ __typename, name, id = '' }) =>
          __typename === 'Team' ? objects.find((team) => team.name === name) : this.#machine(id),
        ),
    };
    return JSON.stringify(await graphql({ schema, source: query, rootValue, variableValues: variables ?? null }));
  }

  #team({ name, allowance, home, servers }: Team) {
    return {
      __typename: 'Team',
      name,
      allowance: { ...allowance, currency: { __typename: 'Currency', code: allowance.currency } },
      home: { __typename: 'Country', isoCode: home },
      servers: () => servers.map((id) => this.#machine(id)),
    };
  }

  #machine(id: string): { readonly __typename: string; readonly id: string; readonly team: () => unknown } {
    const team = this.teams.find(({ servers }) => servers.includes(id));
    return { __typename: 'CloudServer', id, team: () => team && this.#team(team) };
  }
}
