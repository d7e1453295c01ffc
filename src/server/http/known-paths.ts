/** The paths that have routes, with their methods, to distinguish a wrong method (405) from a wrong path (404). */

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

export class KnownPaths {
  readonly #paths = new Map<string, KnownPath>();

  /** A template with a wildcard does not say which paths exist, so it is left out. */
  add(template: string, methods: string | string[]): void {
    if (template.includes('*')) return;
    const key = template.length > 1 ? template.replace(/\/$/, '') : template;
    const known = this.#paths.get(key) ?? { pattern: patternOf(key), methods: new Set() };
    for (const method of [methods].flat()) known.methods.add(method);
    this.#paths.set(key, known);
  }

  /** Sorted by name; empty when the path is unknown. */
  methodsOf(path: string): string[] {
    const matching = [...this.#paths.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function patternOf(template: string): RegExp {
  const segments = template.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^${segments.join('/')}/?$`);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
