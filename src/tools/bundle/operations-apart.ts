/**
 * Gives each script of the dashboard the operations that it sends: what is generated of them is one module, which as a whole
 * would be in the first script of every page.
 */
import { readFileSync } from 'node:fs';
import { resolve as absolute } from 'node:path';
import type { Plugin } from 'esbuild';

const generatedImport = /^import (?:type )?\{([^}]*)\} from '[./]*generated\/graphql\.js';/gm;
/** The class of all operations. */
const base = 'TypedDocumentString';

export function operationsApart(source: string): Plugin {
  return {
    name: 'operations-apart',
    setup({ onLoad, onResolve }) {
      const generated = readFileSync(`${source}/generated/graphql.ts`, 'utf8');
      const [types = '', ...operations] = generated.split(/^(?=export (?:class|const) \w+)/m);
      const texts = new Map(operations.map((text) => [/^export \w+ (\w+)/.exec(text)?.[1] ?? '', text]));
      const importOf = (name: string) =>
        `import { ${name} } from '${texts.has(name) ? `operation:${name}` : 'operation:types'}';`;
      onLoad({ filter: /[/\\]dashboard[/\\].*\.tsx?$/, namespace: 'file' }, ({ path }) => ({
        contents: readFileSync(path, 'utf8').replaceAll(generatedImport, (_import, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map(importOf)
            .join(' '),
        ),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }));
      onResolve({ filter: /^operation:/ }, ({ path }) => ({ path: path.split(':')[1], namespace: 'operation' }));
      onLoad({ filter: /./, namespace: 'operation' }, ({ path }) => {
        const first = path === base || path === 'types' ? '' : importOf(base);
        return { contents: `${first}\n${texts.get(path) ?? types}`, loader: 'ts', resolveDir: absolute(source) };
      });
    },
  };
}
