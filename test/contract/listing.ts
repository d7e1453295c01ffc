/** The listed calls, and the calls that the fields of a schema say they make. */
import { readFileSync } from 'node:fs';
import { type ConstDirectiveNode, parse, visit } from 'graphql';

/** The listed calls of an API, each once. */
export function listedCalls(api: string): string[] {
  const lines = readFileSync(new URL('./endpoints.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const calls = lines
    .map((line) => line.split('\t'))
    .filter(([listed]) => listed === api.toLowerCase())
    .map(([, method, path]) => `${method} ${path}`);
  return [...new Set(calls)].sort();
}

/** The calls of an API that the `@rest` of every field names, as often as they are named. */
export function namedCalls(sdl: string, api: string): string[] {
  const calls: string[] = [];
  visit(parse(sdl), {
    FieldDefinition: ({ directives = [] }) => {
      for (const directive of directives) {
        if (directive.name.value !== 'rest' || argument(directive, 'api') !== api) continue;
        calls.push(`${argument(directive, 'method')} ${argument(directive, 'path')}`);
      }
    },
  });
  return calls.sort();
}

function argument({ arguments: args = [] }: ConstDirectiveNode, name: string): string | undefined {
  const value = args.find((arg) => arg.name.value === name)?.value;
  return value && 'value' in value ? String(value.value) : undefined;
}
