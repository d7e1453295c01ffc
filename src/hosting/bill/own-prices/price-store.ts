/** Own prices that were set in the graph, stored by id. */
import { shares } from '../../../base/shares/shares.js';
import { type KeyedEntries, type Stores, keyedCollection } from '../../../base/store/keyed-entries.js';
import { isObject, isText, numberAt, textAt } from '../../../base/unknown.js';
import { type OwnPrice, overlap, selectorKey } from './own-price.js';
import { readPriceEntry } from './read-price-entry.js';

/** An entry as PRICES_FILE would have it. */
export type PriceTexts = Readonly<Record<string, string>>;

export type StoredPrice = OwnPrice & { readonly origin: Extract<OwnPrice['origin'], { id: string }> };

/** A price and the entry that it was parsed from, which is what is stored. */
interface WrittenPrice {
  readonly price: StoredPrice;
  readonly entry: unknown;
}

const version = 1;

export const ownPrices = keyedCollection<WrittenPrice>({
  name: 'own-prices',
  version,
  share: shares.ownPrices,
  tokenOf: ({ price }) => price.origin.setBy,
  lasting: true,
  secret: false,
  toStored: ({ price: { origin }, entry }) => ({ setAt: origin.setAt, setBy: origin.setBy, entry }),
  parse(value, id) {
    const [setAt, setBy] = [numberAt(value, 'setAt'), textAt(value, 'setBy')];
    if (!isObject(value) || value['v'] !== version || setAt === null || !isText(setBy)) return null;
    const origin = { id, setAt, setBy };
    const { price } = readPriceEntry('price', origin, value['entry']);
    return price && { price: { ...price, origin }, entry: value['entry'] };
  },
});

export class PriceStore {
  readonly #entries: KeyedEntries<WrittenPrice>;

  constructor(stored: Stores) {
    this.#entries = ownPrices.in(stored);
  }

  /** The last one set first: it wins over those for the same. */
  async list(): Promise<StoredPrice[]> {
    const all = (await this.#entries.list()).map(({ value }) => value.price);
    return all.sort((a, b) => b.origin.setAt - a.origin.setAt);
  }

  /** Takes the place of those for the same on the same days. */
  async set(price: StoredPrice, texts: PriceTexts): Promise<void> {
    const isReplaced = ({ price: other }: WrittenPrice) =>
      selectorKey(other) === selectorKey(price) && overlap(other, price);
    await this.#entries.put(price.origin.id, { price, entry: texts }, isReplaced);
  }

  async delete(id: string): Promise<void> {
    await this.#entries.delete(id);
  }
}
