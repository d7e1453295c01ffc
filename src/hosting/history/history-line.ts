/** A line of a snapshot with all that it is filtered and grouped by. */
import type { City } from '../../data/geography/city.js';
import type { Country } from '../../data/geography/country.js';
import type { Geography } from '../../data/geography/geography.js';
import { type Located, placeLocator } from '../bill/located.js';
import type { HistoryAccount } from './snapshots/history-account.js';
import type { SnapshotLine } from './snapshots/snapshot-line.js';

/** A response has thousands of lines, so nothing is copied, and the place is looked up only on request. */
export class HistoryLine implements SnapshotLine, Located {
  constructor(
    readonly account: HistoryAccount,
    /** The line as it was stored. */
    readonly source: SnapshotLine,
    private readonly locate: (place: SnapshotLine['place']) => Located,
  ) {}

  /** The same line where it was of another product. */
  ofProduct(product: string | null): HistoryLine {
    if (product === this.product) return this;
    return new HistoryLine(this.account, { ...this.source, product }, this.locate);
  }

  get country(): Country | null {
    return this.locate(this.source.place).country;
  }

  get city(): City | null {
    return this.locate(this.source.place).city;
  }

  get list(): string {
    return this.source.list;
  }

  get kind(): SnapshotLine['kind'] {
    return this.source.kind;
  }

  get id(): string {
    return this.source.id;
  }

  get name(): string {
    return this.source.name;
  }

  get product(): string | null {
    return this.source.product;
  }

  get place(): SnapshotLine['place'] {
    return this.source.place;
  }

  get labels(): SnapshotLine['labels'] {
    return this.source.labels;
  }

  get status(): string | null {
    return this.source.status;
  }

  get created(): number | null {
    return this.source.created;
  }

  get deletedWith(): string | null {
    return this.source.deletedWith;
  }

  get stamp(): string | null {
    return this.source.stamp;
  }

  get cost(): SnapshotLine['cost'] {
    return this.source.cost;
  }

  get listCost(): SnapshotLine['listCost'] {
    return this.source.listCost;
  }

  get factor(): string | null {
    return this.source.factor;
  }

  get period(): SnapshotLine['period'] {
    return this.source.period;
  }

  get days(): SnapshotLine['days'] {
    return this.source.days;
  }

  get endsAt(): number | null {
    return this.source.endsAt;
  }

  get earlier(): SnapshotLine['earlier'] {
    return this.source.earlier;
  }

  get later(): SnapshotLine['later'] {
    return this.source.later;
  }

  get setup(): SnapshotLine['setup'] {
    return this.source.setup;
  }

  get listPriceSince(): number | null {
    return this.source.listPriceSince;
  }
}

export function historyLines(geography: Geography): (account: HistoryAccount, line: SnapshotLine) => HistoryLine {
  const locate = placeLocator(geography);
  return (account, line) => new HistoryLine(account, line, locate);
}
