/** Histories of the rates in sight: asked for together when the eye rests on them, and kept. */

export interface Spark {
  /** Unix seconds. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

export interface Sparks {
  /** Undefined until it was asked; null where it could not be read. */
  get(code: string): Spark | null | undefined;
  /** Until it is called off; what left the sight before its turn is never asked for. */
  want(code: string): () => void;
  subscribe(listener: () => void): () => void;
}

type ReadSparks = (codes: readonly string[]) => Promise<ReadonlyMap<string, Spark>>;

/** Milliseconds that the list must stand still. */
const rest = 80;
/** At once, so that an answer stays below 100 kB. */
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
      // What failed is asked for again when it comes into sight again.
      if (known.get(code) === null) known.delete(code);
      wanted.set(code, (wanted.get(code) ?? 0) + 1);
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
