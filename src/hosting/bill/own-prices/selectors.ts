/** Finds the own prices for a thing: by look-ups, however many entries and things there are. */
import { BillKind } from '../kind.js';
import type { BillDraft } from '../lines/bill-draft.js';
import { type OwnPrice, type PriceSelector, selectorKey, specificityOf } from './own-price.js';

/** The thing, or a thing that there may be. */
export type SelectedThing = Pick<BillDraft, 'kind' | 'labels'> & {
  readonly account: Pick<BillDraft['account'], 'api' | 'name'>;
  readonly id: string | null;
  readonly name: string | null;
};

/** Entries that are for the same. */
export type SelectorGroup = readonly OwnPrice[];

/** The parts that a selector has. */
type Shape = Readonly<Record<keyof PriceSelector, boolean>>;

type GroupsOf = (thing: SelectedThing) => readonly SelectorGroup[];

export class Selectors {
  readonly #groups = new Map<string, OwnPrice[]>();
  readonly #shapes: readonly Shape[];
  readonly #labels = new Set<string>();

  constructor(prices: readonly OwnPrice[]) {
    const shapes = new Map<number, Shape>();
    for (const price of prices) {
      const key = selectorKey(price);
      const group = this.#groups.get(key);
      if (group) group.push(price);
      else this.#groups.set(key, [price]);
      if (price.label !== null) this.#labels.add(price.label);
      shapes.set(specificityOf(price), shapeOf(price));
    }
    this.#shapes = [...shapes.values()];
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
      const key = JSON.stringify([thing.account.api, thing.account.name, thing.kind, labels]);
      let all = known.get(key);
      if (!all) known.set(key, (all = this.#fitting(ofAll, thing, labels)));
      const own = this.#fitting(ofThings, thing, labels);
      return own.length === 0 ? all : [...own, ...all];
    };
  }

  /** The labels that entries name. */
  #labelsOf({ labels }: SelectedThing): readonly string[] {
    if (this.#labels.size === 0) return [];
    const all = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
    return all.filter((label) => this.#labels.has(label)).sort();
  }

  #fitting(shapes: readonly Shape[], thing: SelectedThing, labels: readonly string[]): readonly SelectorGroup[] {
    const { id, name, account } = thing;
    return shapes.flatMap((has) =>
      (has.label ? labels : [null]).flatMap((label) =>
        (has.kind ? kindsFor(thing.kind) : [null]).flatMap((kind) => {
          const place = { account: has.account ? account.name : null, api: has.api ? account.api : null };
          const selector = { id: has.id ? id : null, name: has.name ? name : null, label, kind, ...place };
          const group = this.#groups.get(selectorKey(selector));
          return group ? [group] : [];
        }),
      ),
    );
  }
}

function shapeOf({ id, name, label, kind, account, api }: PriceSelector): Shape {
  return {
    id: id !== null,
    name: name !== null,
    label: label !== null,
    kind: kind !== null,
    account: account !== null,
    api: api !== null,
  };
}

/** The kinds whose prices apply: backups cost a share of their server, so the server's prices hold for them too. */
function kindsFor(kind: BillKind): readonly BillKind[] {
  return kind === BillKind.BACKUP ? [BillKind.BACKUP, BillKind.SERVER] : [kind];
}
