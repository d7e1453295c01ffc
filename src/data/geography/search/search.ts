/** Finds places by what a person is typing. */
import type { GeographyData } from '../file/data-file.js';
import { fold } from './fold.js';
import { type NameTable, type NamedPlace, kinds } from './name-table.js';
import { type Near, NameTree } from './name-tree.js';
import type { Places } from './places.js';
import { Ranking, type PositionSpan } from './ranking.js';
import { tenfold } from './weight.js';
import { romanized } from './romanize.js';
import { areasAfter, isIn, within } from './within.js';

/** So many places may come before those of exactly that name, if they are so much likelier: Paris before Par. */
const mostBefore = 3;
const farLikelier = 3 * tenfold;

/** Each typo makes a place a hundred times less likely; a name longer than what was typed does so too. */
const perEdit = 2 * tenfold;
const goesOn = 2 * tenfold;

/** Letters from which a text may have one typo, and from which two. */
const oneEdit = 4;
const twoEdits = 7;

/** So many names and beginnings of names are looked at for a text with typos. */
const mostNear = 200;

export class Search {
  readonly #names: NameTable;
  readonly #places: Places;
  readonly #tree: NameTree;
  readonly #ranking: Ranking;

  constructor(names: NameTable, places: Places, data: Pick<GeographyData, 'names' | 'tree' | 'bests'>) {
    this.#names = names;
    this.#places = places;
    this.#tree = new NameTree(data.tree);
    this.#ranking = new Ranking(data.names.scores, data.bests);
  }

  /**
   * The likeliest first: of exactly that name, then with a longer one or in the area that is named after it, then with
   * typos, first those in an area named after it, and at last those
   * of a name in Latin letters that sounds so. A place may come again.
   */
  *places(text: string): Generator<number> {
    const key = fold(text);
    if (key === '') return;
    const longer = [{ ...this.#names.startingWith(key), less: 0 }];
    const exact = this.#names
      .places(this.#names.exactly(key), 0, Infinity)
      .filter(({ kind }) => kind !== kinds.abbreviation);
    if (exact[0]) yield* this.#farLikelier(exact[0].score + farLikelier, longer);
    for (const { place } of exact) yield place;
    yield* this.#withOthers(within(key, this.#names, this.#places), longer);
    yield* this.#nearWithin(key);
    yield* this.#best(this.#near(key));
    const roman = romanized(key);
    if (roman !== undefined) yield* this.places(roman);
  }

  /** Each where its score puts it. */
  *#withOthers(others: readonly NamedPlace[], longer: readonly PositionSpan[]) {
    let next = 0;
    for (const { position, score } of this.#ranking.bestFirst(longer)) {
      for (let other = others[next]; other && other.score >= score; other = others[++next]) yield other.place;
      yield this.#names.placeOf(position);
    }
    for (const { place } of others.slice(next)) yield place;
  }

  *#farLikelier(least: number, longer: readonly PositionSpan[]): Generator<number> {
    let count = 0;
    for (const { position, score } of this.#ranking.bestFirst(longer)) {
      if (count++ === mostBefore || score < least) return;
      yield this.#names.placeOf(position);
    }
  }

  *#best(spans: readonly PositionSpan[]): Generator<number> {
    for (const { position } of this.#ranking.bestFirst(spans)) yield this.#names.placeOf(position);
  }

  /** A name with typos before the state or country that the place lies in: "Munchn, Germany". */
  *#nearWithin(key: string): Generator<number> {
    for (const { name, areas } of areasAfter(key, this.#names, this.#places)) {
      const whole = this.#nearest(name).filter(({ isWhole }) => isWhole);
      for (const place of this.#best(whole.map((near) => this.#span(near))))
        if (isIn(place, areas, this.#places)) yield place;
    }
  }

  #near(key: string): PositionSpan[] {
    return this.#nearest(key).map((near) => this.#span(near));
  }

  #nearest(key: string): Near[] {
    if (key.length < oneEdit) return [];
    const found = this.#tree.near(key, key.length < twoEdits ? 1 : 2);
    return found.sort((a, b) => a.edits - b.edits).slice(0, mostNear);
  }

  #span(near: Near): PositionSpan {
    return { ...this.#namesOf(near), less: near.edits * perEdit + (near.isWhole ? 0 : goesOn) };
  }

  #namesOf({ firstKey, length, isWhole }: Near) {
    if (isWhole) return this.#names.namesOf(firstKey);
    return this.#names.startingWith(this.#names.keyAt(firstKey).slice(0, length));
  }
}
