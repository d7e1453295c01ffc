/** Executors with a fault in them, each of which is found within few questions. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kind, visit } from 'graphql';
import { goOnAsUsual } from './clock.js';
import { type Executor, graphqlJs } from './executors.js';
import { handleAll } from './handled.js';
import { Held } from './held.js';
import type { Answer } from './outcome.js';
import { schema } from './synthetic/schema.js';

const seed = 20_261_122;
/** Questions in which each has to be found. */
const most = 50;

/** What is asked is changed. */
const asking =
  (change: (document: Parameters<Executor>[1]) => Parameters<Executor>[1]): Executor =>
  (schema, document, operation) =>
    graphqlJs(schema, change(document), operation);

/** What is answered is changed. */
const answering =
  (change: (answer: Answer) => Answer): Executor =>
  (schema, document, operation) => {
    const ask = graphqlJs(schema, document, operation);
    return (asked) => {
      const answer = ask?.(asked);
      return answer instanceof Promise ? answer.then(change) : answer && change(answer);
    };
  };

const data = (change: (text: string) => string) =>
  answering((answer) => (typeof answer.data === 'string' ? { ...answer, data: change(answer.data) } : answer));

const faults: Readonly<Record<string, Executor>> = {
  'an error is dropped': answering(({ data, errors }) => ({ data, errors: errors.slice(0, -1) })),
  'an error is reported twice': answering(({ data, errors }) => ({ data, errors: [...errors, ...errors.slice(-1)] })),
  'a null stops a level too early': data((text) => (text === 'null' ? '{}' : text)),
  'a null is left out': data((text) => text.replace(/,"\w+":null/, '')),
  'an item of a list is lost': data((text) => text.replace(/\[(\d+),\d+/, '[$1')),
  'a value of an enum is another': data((text) => text.replace('"RED"', '"BLUE"')),
  'the type is that of another': data((text) => text.replace('"Cat"', '"Dog"')),
  '@skip is ignored': asking((document) =>
    visit(document, { Directive: ({ name }) => (name.value === 'skip' ? null : undefined) }),
  ),
  '@include is ignored': asking((document) =>
    visit(document, { Directive: ({ name }) => (name.value === 'include' ? null : undefined) }),
  ),
  'a default is not taken': asking((document) =>
    visit(document, { VariableDefinition: (node) => ({ ...node, defaultValue: undefined }) }),
  ),
  'the first of two nodes alone counts': asking((document) =>
    visit(document, {
      SelectionSet(node) {
        const names = new Set<string>();
        const selections = node.selections.filter((one) => {
          if (one.kind !== Kind.FIELD || !one.selectionSet) return true;
          const name = one.alias?.value ?? one.name.value;
          const isFirst = !names.has(name);
          names.add(name);
          return isFirst;
        });
        return { ...node, selections };
      },
    }),
  ),
  'an argument is left out': asking((document) =>
    visit(document, { Argument: ({ name }) => (name.value === 'color' ? null : undefined) }),
  ),
  'what was given first is given again': (schema, document, operation) => {
    const ask = graphqlJs(schema, document, operation);
    let first: Readonly<Record<string, unknown>> | undefined;
    return (asked) => ask?.({ ...asked, variableValues: (first ??= asked.variableValues) });
  },
  'the answer is always waited for': (schema, document, operation) => {
    const ask = graphqlJs(schema, document, operation);
    return async (asked) => (await ask?.(asked)) ?? { data: undefined, errors: [] };
  },
};

let restore: () => void;
beforeAll(() => {
  restore = handleAll();
});
afterAll(() => {
  restore();
  goOnAsUsual();
});

describe('a fault is found', () => {
  it.each(Object.entries(faults))('when %s', async (_what, executor) => {
    const held = new Held(schema, executor);
    let asked = 0;
    while (asked < most && (await held.differenceIn(seed + asked)) === undefined) asked += 1;
    expect(asked).toBeLessThan(most);
  });
});
