/** Finds the own prices for a thing: by look-ups, however many entries and things there are. */
import { countUpTo } from '../../../base/dates.js';
import { BillKind } from '../kind.js';
import type { BillDraft } from '../lines/bill-draft.js';
import { dayOf, startOf } from './days.js';
import { type OwnPrice, type PriceSelector, selectorKey, specificityOf } from './own-price.js';

/** The thing, or a thing that there may be. */
export type SelectedThing = Pick<BillDraft, 'kind' | 'product' | 'labels' | 'created'> & {
  readonly account: Pick<BillDraft['account'], 'api' | 'name'>;
  readonly id: string | null;
  readonly name: string | null;
};

/** Entries that are for the same. */
export type SelectorGroup = readonly OwnPrice[];

/** The parts that are looked up: groups that differ in `createdBefore` alone are found together. */
type Part = Exclude<keyof PriceSelector, 'createdBefore'>;

/** The parts that a selector has. */
type Shape = Readonly<Record<Part, boolean>>;

type GroupsOf = (thing: SelectedThing) => readonly SelectorGroup[];

export class Selectors {
  readonly #groups = new Map<string, OwnPrice[]>();
  readonly #byParts = new Map<string, SelectorGroup[]>();
  readonly #shapes: readonly Shape[];
  readonly #labels = new Set<string>();
  readonly #products = new Set<string>();
  /** The days of `createdBefore`, in order. */
  readonly #days: readonly string[];

  constructor(prices: readonly OwnPrice[]) {
    const shapes = new Map<number, Shape>();
    const days = new Set<string>();
    for (const price of prices) {
      this.#add(price);
      if (price.label !== null) this.#labels.add(price.label);
      if (price.product !== null) this.#products.add(price.product);
      if (price.createdBefore !== null) days.add(price.createdBefore);
      shapes.set(specificityOf({ ...price, createdBefore: null }), shapeOf(price));
    }
    this.#shapes = [...shapes.values()];
    this.#days = [...days].sort();
  }

  #add(price: OwnPrice): void {
    const key = selectorKey(price);
    const group = this.#groups.get(key);
    if (group) return void group.push(price);
    const added = [price];
    this.#groups.set(key, added);
    const parts = selectorKey({ ...price, createdBefore: null });
    const alike = this.#byParts.get(parts);
    if (alike) alike.push(added);
    else this.#byParts.set(parts, [added]);
  }

  get groups(): readonly SelectorGroup[] {
    return [...this.#groups.values()];
  }

  /** Returns a function that finds the groups that match a thing, in no order. Like things share one array. */
  finder(): GroupsOf {
    const ofThings = this.#shapes.filter(({ id, name }) => id || name);
    const ofAll = this.#shapes.filter(({ id, name }) => !id && !name);
    const known = new Map<string, readonly SelectorGroup[]>();
    return (thing) => {
      const labels = this.#labelsOf(thing);
      const { account, kind, product, created } = thing;
      const ofProduct = product !== null && this.#products.has(product) ? product : null;
      const key = JSON.stringify([account.api, account.name, kind, labels, ofProduct, this.#daysUpTo(created)]);
      let all = known.get(key);
      if (!all) known.set(key, (all = this.#fitting(ofAll, thing, labels)));
      const own = this.#fitting(ofThings, thing, labels);
      return own.length === 0 ? all : [...own, ...all];
    };
  }

  /** The number of the days of `createdBefore` that do not select what was created then; null if the time is unknown. */
  #daysUpTo(created: number | null): number | null {
    if (created === null || this.#days.length === 0) return null;
    return countUpTo(this.#days, dayOf(created));
  }

  /** The labels that entries name. */
  #labelsOf({ labels }: SelectedThing): readonly string[] {
    if (this.#labels.size === 0) return [];
    const all = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
    return all.filter((label) => this.#labels.has(label)).sort();
  }

  #fitting(shapes: readonly Shape[], thing: SelectedThing, labels: readonly string[]): readonly SelectorGroup[] {
    const { id, name, product, created, account } = thing;
    return shapes.flatMap((has) =>
      (has.label ? labels : [null]).flatMap((label) =>
        (has.kind ? kindsFor(thing.kind) : [null]).flatMap((kind) => {
          const place = { account: has.account ? account.name : null, api: has.api ? account.api : null };
          const ofThing = {
            id: has.id ? id : null,
            name: has.name ? name : null,
            product: has.product ? product : null,
          };
          const groups =
            this.#byParts.get(selectorKey({ ...ofThing, ...place, label, kind, createdBefore: null })) ?? [];
          return groups.filter(([own]) => own && wasCreatedBefore(created, own.createdBefore));
        }),
      ),
    );
  }
}

function wasCreatedBefore(created: number | null, day: string | null): boolean {
  return day === null || (created !== null && created < startOf(day));
}

function shapeOf({ id, name, label, product, kind, account, api }: PriceSelector): Shape {
  return {
    id: id !== null,
    name: name !== null,
    label: label !== null,
    product: product !== null,
    kind: kind !== null,
    account: account !== null,
    api: api !== null,
  };
}

/** The kinds whose prices apply: backups cost a share of their server, so the server's prices hold for them too. */
function kindsFor(kind: BillKind): readonly BillKind[] {
  return kind === BillKind.BACKUP ? [BillKind.BACKUP, BillKind.SERVER] : [kind];
}
