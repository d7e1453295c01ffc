/** Finds places by what a person is typing. */
import type { GeographyData } from '../file/data-file.js';
import { designated } from './designated.js';
import { fold } from './fold.js';
import { type Found, type FoundByPart, PlaceMatch } from './found.js';
import { type NameTable, kinds } from './name-table.js';
import { type Near, NameTree } from './name-tree.js';
import type { Places } from './places.js';
import { Ranking, type PositionSpan } from './ranking.js';
import { tenfold } from './weight.js';
import { romanized } from './romanize.js';
import { areasAfter, isIn, within } from './within.js';

/**
 * So many places may come before those of exactly that name, if their own is longer and they are so much likelier: Paris
 * before Par, but not Zimbabwe, once Rhodesia, before Rhodes.
 */
const mostBefore = 3;
const farLikelier = 3 * tenfold;

/** Each typo makes a place a hundred times less likely; a name longer than what was typed does so too. */
const perEdit = 2 * tenfold;
const goesOn = 2 * tenfold;

/** A name that sounds so in Latin letters is likelier than one with a typo: Puri for ପୁରୀ, before Purnia. */
const perScript = 1.5 * tenfold;

/** Letters from which a text may have one typo, from which two, and three where nothing is like it with fewer. */
const oneEdit = 4;
const twoEdits = 7;
const threeEdits = 10;

/** So many names and beginnings of names are looked at for a text with typos. */
const mostNear = 200;

/** Names side by side, and how the text matches them. */
interface MatchedSpan extends PositionSpan {
  readonly by: PlaceMatch;
}

const isAirportCode = /^[A-Z]{3}$/;

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
   * The likeliest first: of exactly that name, then with a longer one, in the area that is named after it or beside the
   * word for what it is, then with typos or of a name in Latin letters that sounds so, among these where none has exactly
   * that name, and at last all others of that sound. A place may come again.
   */
  *places(text: string): Generator<Found> {
    const key = fold(text);
    if (key === '') return;
    const longer = [{ ...this.#names.startingWith(key), less: 0, by: PlaceMatch.BEGINNING }];
    const called = this.#names.places(this.#names.exactly(key), 0, Infinity);
    const exact = called.filter(({ kind }) => kind < kinds.abbreviation);
    // In small letters it is as likely the beginning of a name.
    const airports = isAirportCode.test(text.trim()) ? called.filter(({ kind }) => kind === kinds.airport) : [];
    if (exact[0]) yield* this.#farLikelier(exact[0].score + farLikelier, longer);
    for (const { place } of [...exact, ...airports]) yield { place, by: PlaceMatch.EXACT, key };
    const others = [...within(key, this.#names, this.#places), ...designated(key, this.#names, this.#places)];
    const roman = romanized(key);
    const sounding =
      roman === undefined ? [] : [{ ...this.#names.exactly(roman), less: perScript, by: PlaceMatch.SOUND }];
    // A text that is no name is as likely one with a typo as the beginning of a rare one: Montreal before Montealegre.
    const near = exact.length === 0 ? [...this.#near(key), ...sounding] : [];
    yield* this.#withOthers(
      others.sort((a, b) => b.score - a.score),
      [...longer, ...near],
    );
    yield* this.#nearWithin(key);
    if (exact.length > 0) yield* this.#best([...this.#near(key), ...sounding]);
    if (roman !== undefined) for (const found of this.places(roman)) yield { ...found, by: PlaceMatch.SOUND };
  }

  /** The folded name that the place was found by. */
  keyOf({ key }: Found): string {
    return typeof key === 'string' ? key : this.#names.keyOf(key);
  }

  /** Each where its score puts it. */
  *#withOthers(others: readonly FoundByPart[], longer: readonly MatchedSpan[]): Generator<Found> {
    let next = 0;
    for (const { position, score, by } of this.#ranking.bestFirst(longer)) {
      for (let other = others[next]; other && other.score >= score; other = others[++next]) yield other;
      yield { place: this.#names.placeOf(position), by, key: position };
    }
    yield* others.slice(next);
  }

  *#farLikelier(least: number, longer: readonly MatchedSpan[]): Generator<Found> {
    let count = 0;
    for (const { position, score, by } of this.#ranking.bestFirst(longer)) {
      if (count === mostBefore || score < least) return;
      if (!this.#names.isOwn(position)) continue;
      count++;
      yield { place: this.#names.placeOf(position), by, key: position };
    }
  }

  *#best(spans: readonly MatchedSpan[]): Generator<Found> {
    for (const { position, by } of this.#ranking.bestFirst(spans))
      yield { place: this.#names.placeOf(position), by, key: position };
  }

  /** A name with typos before the state or country that the place lies in: "Munchn, Germany". */
  *#nearWithin(key: string): Generator<Found> {
    for (const { name, areas } of areasAfter(key, this.#names, this.#places)) {
      const completeNames = this.#nearest(name).filter(({ isWhole }) => isWhole);
      for (const found of this.#best(completeNames.map((near) => this.#span(near))))
        if (isIn(found.place, areas, this.#places)) yield found;
    }
  }

  #near(key: string): MatchedSpan[] {
    return this.#nearest(key).map((near) => this.#span(near));
  }

  #nearest(key: string): Near[] {
    if (key.length < oneEdit) return [];
    const near = this.#tree.near(key, key.length < twoEdits ? 1 : 2);
    const found = near.length === 0 && key.length >= threeEdits ? this.#tree.near(key, 3, true) : near;
    return found.sort((a, b) => a.edits - b.edits).slice(0, mostNear);
  }

  #span(near: Near): MatchedSpan {
    const less = near.edits * perEdit + (near.isWhole ? 0 : goesOn);
    return { ...this.#namesOf(near), less, by: PlaceMatch.TYPOS };
  }

  #namesOf({ firstKey, length, isWhole }: Near) {
    if (isWhole) return this.#names.namesOf(firstKey);
    return this.#names.startingWith(this.#names.keyAt(firstKey).slice(0, length));
  }
}
