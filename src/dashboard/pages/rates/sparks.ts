/** Histories of the rates in view: fetched together when scrolling stops, and cached. */

export interface Spark {
  /** Unix seconds. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

export interface Sparks {
  /** Undefined until it is fetched; null where it could not be read. */
  get(code: string): Spark | null | undefined;
  /** Returns a function that cancels it; what leaves the view before its turn is never fetched. */
  want(code: string): () => void;
  subscribe(listener: () => void): () => void;
}

type ReadSparks = (codes: readonly string[]) => Promise<ReadonlyMap<string, Spark>>;

/** Milliseconds without scrolling before a fetch. */
const rest = 80;
/** Per query, so that a response stays below 100 kB. */
const most = 40;

export function makeSparks(ask: ReadSparks): Sparks {
  const known = new Map<string, Spark | null>();
  const wanted = new Map<string, number>();
  const underWay = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function missing(): readonly string[] {
    return [...wanted.keys()].filter((code) => !known.has(code) && !underWay.has(code));
  }

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), rest);
  }

  async function run(): Promise<void> {
    const codes = missing().slice(0, most);
    if (codes.length === 0) return;
    for (const code of codes) underWay.add(code);
    const found = await ask(codes).catch(() => null);
    for (const code of codes) {
      underWay.delete(code);
      known.set(code, found?.get(code) ?? null);
    }
    for (const listener of [...listeners]) listener();
    if (missing().length > 0) soon();
  }

  return {
    get: (code) => known.get(code),
    want(code) {
      // A failed history is fetched again when it next comes into view.
      if (known.get(code) === null) known.delete(code);
      const before = wanted.get(code);
      wanted.set(code, before === undefined ? 1 : before + 1);
      if (!known.has(code)) soon();
      return () => {
        const left = (wanted.get(code) ?? 1) - 1;
        if (left > 0) wanted.set(code, left);
        else wanted.delete(code);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
