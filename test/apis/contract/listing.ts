/** The listed calls, and the calls that the fields of a schema say they make. */
import { readFileSync } from 'node:fs';
import {
  type ConstDirectiveNode,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
  parse,
  visit,
} from 'graphql';
import { shapeOf } from '../../../src/rest/rows/path.js';

/** The listed calls of an API, each once: what differs in the names of its placeholders alone is as the last line has it. */
export function listedCalls(api: string): string[] {
  const lines = readFileSync(new URL('./endpoints.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const calls = lines
    .map((line) => line.split('\t'))
    .filter(([listed]) => listed === api.toLowerCase())
    .map(([, method, path]) => `${method} ${path}`);
  return [...new Map(calls.map((call) => [shapeOf(call), call])).values()].sort();
}

/**
 * The calls of an API that the `@rest` of every field names, as often as they are named: those that it says are listed,
 * or those that it says are not.
 */
export function namedCalls(sdl: string, api: string, areListed = true): string[] {
  const calls = new Map<string, string[]>();
  const kinds = new Map<string, readonly string[]>();
  const note = ({ name, fields = [], interfaces = [] }: ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode) => {
    const directives = fields.flatMap((field) => field.directives ?? []).filter((one) => one.name.value === 'rest');
    const wanted = directives.filter(
      (one) => argument(one, 'api') === api && (argument(one, 'listed') !== 'false') === areListed,
    );
    calls.set(
      name.value,
      wanted.map((one) => `${argument(one, 'method')} ${argument(one, 'path')}`),
    );
    kinds.set(
      name.value,
      interfaces.map((one) => one.name.value),
    );
  };
  visit(parse(sdl), { ObjectTypeDefinition: note, InterfaceTypeDefinition: note });
  // The fields of an interface stand in each of its kinds once more.
  const own = [...calls].flatMap(([name, all]) => {
    const shared = (kinds.get(name) ?? []).flatMap((one) => calls.get(one) ?? []);
    return all.filter((call) => !shared.includes(call));
  });
  return own.sort();
}

function argument({ arguments: args = [] }: ConstDirectiveNode, name: string): string | undefined {
  const value = args.find((arg) => arg.name.value === name)?.value;
  return value && 'value' in value ? String(value.value) : undefined;
}
