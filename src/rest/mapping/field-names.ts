/** Field names: camelCase in the graph, the upstream's own on the wire. */

export interface FieldNaming {
  toGraph(wire: string): string;
  toWire(graph: string): string;
}

/** Maps names to snake_case or kebab-case on the wire; `exceptions` lists names that do not survive the round trip. */
export function snakeCase(exceptions: Readonly<Record<string, string>> = {}): FieldNaming {
  const toWire = new Map(Object.entries(exceptions));
  const toGraph = new Map(Object.entries(exceptions).map(([graph, wire]) => [wire, graph]));
  return {
    toGraph: memoized(toGraph, (wire) => wire.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())),
    toWire: memoized(toWire, (graph) => graph.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  };
}

function memoized(known: Map<string, string>, convert: (name: string) => string): (name: string) => string {
  return (name) => {
    let converted = known.get(name);
    if (converted === undefined) known.set(name, (converted = convert(name)));
    return converted;
  };
}
