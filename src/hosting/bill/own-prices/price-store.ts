/** Prices of one's own that were set in the graph, as they are stored: by id. */
import type { Keyv } from 'keyv';
import { CallerError } from '../../../base/errors.js';
import type { Availability } from '../../../base/store/availability.js';
import { namespaces } from '../../../base/store/namespaces.js';
import { refuse } from '../../../base/store/refuse.js';
import type { Store } from '../../../base/store/store.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { type OwnPrice, overlap, selectorKey } from './own-price.js';
import { readPriceEntry } from './read-price-entry.js';

const namespace = namespaces.ownPrices;
const version = 1;
const most = 1_000;

/** An entry as PRICES_FILE would have it. */
export type PriceTexts = Readonly<Record<string, string>>;

export type StoredPrice = OwnPrice & { readonly origin: Extract<OwnPrice['origin'], { id: string }> };

export class PriceStore {
  readonly #entries: Keyv<unknown>;

  constructor(
    private readonly store: Store,
    private readonly availability: Pick<Availability, 'ask' | 'write'>,
  ) {
    this.#entries = store.namespace(namespace);
  }

  /** The last one set first, which wins where two processes have set one for the same at once. */
  async list(): Promise<StoredPrice[]> {
    return this.availability
      .ask(async () => {
        const found: StoredPrice[] = [];
        for await (const [id, value] of this.store.range(namespace, { limit: most })) {
          const price = priceIn(id, value);
          if (price) found.push(price);
        }
        return found.sort((a, b) => b.origin.setAt - a.origin.setAt);
      })
      .catch(refuse);
  }

  /** Takes the place of those for the same on the same days. */
  async set({ origin, ...price }: StoredPrice, texts: PriceTexts): Promise<void> {
    const all = await this.list();
    const replaced = all.filter((other) => selectorKey(other) === selectorKey(price) && overlap(other, price));
    if (all.length - replaced.length >= most) {
      throw new CallerError('BAD_USER_INPUT', `Expected ${most} prices at most: end one of them first.`);
    }
    const { id, setAt, setBy } = origin;
    await this.availability
      .write(async () => {
        await this.#entries.set(id, { v: version, setAt, setBy, entry: texts });
        if (replaced.length > 0) await this.#entries.deleteMany(replaced.map((other) => other.origin.id));
      })
      .catch(refuse);
  }

  async delete(id: string): Promise<void> {
    await this.availability.write(() => this.#entries.delete(id)).catch(refuse);
  }
}

/** Null for what is none, as another release may have written it. */
function priceIn(id: string, value: unknown): StoredPrice | null {
  const [setAt, setBy] = [numberAt(value, 'setAt'), textAt(value, 'setBy')];
  if (!isObject(value) || value['v'] !== version || setAt === null || !isText(setBy)) return null;
  const origin = { id, setAt, setBy };
  const { price } = readPriceEntry('price', origin, value['entry']);
  return price && { ...price, origin };
}
