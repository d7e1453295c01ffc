/** Which folders of a tree of sources may import which, and what its files import. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from '../../scripts/imports.mjs';

type Layers = Readonly<Record<string, readonly string[]>>;

export class SourceTree {
  /** What each file imports of our own, with types and what it loads later. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** What a folder or a file may import beside itself; of nested ones that are named the innermost counts. */
  readonly layers: Layers;

  constructor(root: string) {
    this.imports = importsIn(root);
    this.layers = layersOf(
      readdirSync(join(root, 'apis')).filter((api) => existsSync(join(root, 'apis', api, 'api.ts'))),
    );
  }

  /** The imports that the table does not allow, a line each. */
  wrongImports(): string[] {
    return [...this.imports].flatMap(([file, imports]) => {
      const from = this.#layerOf(file);
      if (from === undefined) return [`${file} is in no layer`];
      return imports.flatMap((other) => {
        const to = this.#layerOf(other);
        const isAllowed = to !== undefined && (from === to || this.layers[from]?.includes(to) === true);
        return isAllowed ? [] : [`${file} imports ${other}`];
      });
    });
  }

  #layerOf(file: string): string | undefined {
    const folders = Object.keys(this.layers).filter((folder) => file === folder || file.startsWith(`${folder}/`));
    return folders.sort((a, b) => b.length - a.length)[0];
  }
}

function layersOf(apis: readonly string[]): Layers {
  const rows = ['apis/machines', 'apis/dns', ...apis.map((api) => `apis/${api}`)];
  // Of several APIs: names of one lead to servers of another.
  const sandboxes = apis.map((api) => `apis/${api}/sandbox`);
  const below = ['base', 'rest', 'data', 'data/geography'];
  return {
    // The list of APIs and what stands in it: facts alone, which load what they are of when it is wanted.
    'apis/index.ts': ['apis/definition.ts', ...apis.map((api) => `apis/${api}/api.ts`)],
    'apis/definition.ts': ['rest', 'sandbox'],
    ...Object.fromEntries(
      apis.flatMap((api) => [
        [`apis/${api}/api.ts`, ['apis/definition.ts', `apis/${api}`, `apis/${api}/sandbox`]],
        [`apis/${api}`, [...below, 'apis/machines', 'apis/dns']],
        [`apis/${api}/sandbox`, ['base', 'rest', 'apis/dns', `apis/${api}`, ...sandboxes, 'sandbox']],
      ]),
    ),
    base: [],
    rest: ['base'],
    'data/geography': ['base', 'rest'],
    data: ['base', 'rest', 'data/geography'],
    'apis/machines': below,
    'apis/dns': ['base', 'rest'],
    hosting: [...below, ...rows, 'apis/index.ts'],
    graphql: ['base', 'rest', 'data', 'hosting'],
    server: [...below, ...rows, 'apis/index.ts', 'hosting', 'graphql', 'sandbox'],
    // It serves rows as their provider would.
    sandbox: ['base', 'rest'],
    // It asks the graph as everybody does.
    dashboard: ['base'],
    // Nothing of it runs in the server.
    tools: [...below, 'server'],
  };
}
