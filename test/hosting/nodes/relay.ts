/** Relay as it is without a setting: its compiler over files of a folder, and its store. */
import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { node, run } from '../../support/run.js';
import { packageIn } from '../../support/optional/packages.js';

const folder = 'scripts/packages/caching-clients';
export const relay = packageIn(folder, 'relay-runtime').and(packageIn(folder, 'relay-compiler/cli.js'));

type Variables = Readonly<Record<string, unknown>>;

/** What the compiler makes of a query. */
export interface Compiled {
  readonly params: { readonly text: string };
}

interface Operation {
  readonly fragment: unknown;
}
interface Snapshot {
  readonly data: unknown;
  readonly isMissingData: boolean;
}
interface Store {
  retain(operation: Operation): unknown;
  commitPayload(operation: Operation, data: unknown): void;
  lookup(selector: unknown): Snapshot;
}
export interface Relay {
  readonly Environment: new (options: object) => Store;
  readonly Store: new (source: unknown) => unknown;
  readonly RecordSource: new () => unknown;
  readonly Network: { create(fetch: () => never): unknown };
  createOperationDescriptor(query: Compiled, variables: Variables): Operation;
  getSingularSelector(fragment: unknown, reference: unknown): unknown;
}

/** What was sent, and what of it the store has now. */
export class RelayCache {
  readonly #store: Store;

  constructor(private readonly relay: Relay) {
    const { Environment, Store, RecordSource, Network } = relay;
    const network = Network.create(() => {
      throw new Error('Nothing is fetched but by the test');
    });
    this.#store = new Environment({ network, store: new Store(new RecordSource()) });
  }

  write(query: Compiled, data: unknown, variables: Variables = {}): void {
    const operation = this.relay.createOperationDescriptor(query, variables);
    this.#store.retain(operation);
    this.#store.commitPayload(operation, data);
  }

  read(query: Compiled, variables: Variables = {}): Snapshot {
    const { data, isMissingData } = this.#store.lookup(this.relay.createOperationDescriptor(query, variables).fragment);
    return { data, isMissingData };
  }

  /** Of a fragment that was spread where `reference` was read. */
  readFragment(fragment: unknown, reference: unknown): Snapshot {
    const { data, isMissingData } = this.#store.lookup(this.relay.getSingularSelector(fragment, reference));
    return { data, isMissingData };
  }
}

/** Documents in a folder of their own, as a project has them, beside the schema. */
export class RelayProject {
  readonly #folder = mkdtempSync(join(tmpdir(), 'relay-'));

  /** One for each document, whose operations and fragments begin with the name of their file. */
  constructor(files: Readonly<Record<string, readonly string[]>>) {
    mkdirSync(join(this.#folder, 'src'));
    cpSync('schema/schema.graphql', join(this.#folder, 'schema.graphql'));
    const settings = { src: 'src', schema: 'schema.graphql', language: 'javascript', eagerEsModules: false };
    writeFileSync(join(this.#folder, 'relay.config.json'), JSON.stringify(settings));
    for (const [name, documents] of Object.entries(files))
      writeFileSync(join(this.#folder, 'src', `${name}.js`), documents.map((text) => `graphql\`${text}\`;\n`).join(''));
  }

  /** What it has to say against them; empty if nothing. */
  async compile(cli: string): Promise<string> {
    const { code, out, err } = await run(node, [fileURLToPath(cli), 'relay.config.json'], {
      cwd: this.#folder,
      timeout: 120_000,
    });
    return code === 0 ? '' : `${out}\n${err}`;
  }

  async artifact(name: string): Promise<unknown> {
    const file = join(this.#folder, 'src/__generated__', `${name}.graphql.js`);
    const { default: artifact }: { default: unknown } = await import(pathToFileURL(file).href);
    return artifact;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
