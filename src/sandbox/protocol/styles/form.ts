/** Parses form bodies: `name[]=a` is a list, `rules[input][0][action]=accept` an object in a list in an object. */

type Tree = Map<string, string | Tree>;

export function decodeForm(text: string): unknown {
  const tree: Tree = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(tree, keysIn(name), value);
  return Object.fromEntries(entriesOf(tree));
}

function keysIn(name: string): string[] {
  const [, first = name, rest = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
  return [first, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), ([, key = '']) => key)];
}

function put(tree: Tree, [first = '', ...rest]: readonly string[], value: string): void {
  // `[]` appends to a list.
  const key = first === '' ? String(tree.size) : first;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const found = tree.get(key);
  const inner: Tree = found instanceof Map ? found : new Map();
  tree.set(key, inner);
  put(inner, rest, value);
}

/** An object with only numeric keys is a list. */
function valueOf(node: string | Tree): unknown {
  if (typeof node === 'string') return node;
  const entries = entriesOf(node);
  const isList = entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function entriesOf(tree: Tree): [string, unknown][] {
  return [...tree].map(([key, value]) => [key, valueOf(value)]);
}
