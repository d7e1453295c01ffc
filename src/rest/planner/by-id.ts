/** Loads objects by id: from the pages of their list, or with one call each if that takes fewer calls. */
import { resultOf } from '../rows/response-kind.js';
import { chunks } from './chunks.js';
import type { Age, Client } from '../transport/client.js';
import { UpstreamError } from '../failures/failure.js';
import { MemoKey } from './memo.js';
import { ListReading } from './list-reading.js';
import { type ListCall, idOf, readPage } from '../transport/pages.js';
import { type PathValues, paramsOf } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';
import { guard } from '../../base/guard.js';

/** Loaders by path and the other path values. */
const all = new MemoKey<Map<string, ById>>();

/** If a list's length is unknown, its first page is read once more than this many objects are wanted. */
const few = 2;

/** Null when the upstream has no such object: it answered 404. */
export async function findOne(
  client: Client,
  row: BoundRow,
  values: PathValues,
  sent = {},
  age?: Age,
): Promise<unknown> {
  try {
    return resultOf(row, await client.read(row, { values, sent }, age));
  } catch (error) {
    if (error instanceof UpstreamError && error.code === 'UPSTREAM_NOT_FOUND') return null;
    throw error;
  }
}

/** Marks a read in progress that leads to these objects: until it ends, more ids may follow. */
export interface Hold {
  /** About how many more objects will be wanted. */
  expected: number;
  end(): void;
}

class Load {
  resolve!: (wire: unknown) => void;
  reject!: (error: unknown) => void;
  readonly promise = new Promise<unknown>((resolve, reject) => Object.assign(this, { resolve, reject }));

  constructor() {
    // Callers still get the rejection; without any caller, it would be unhandled.
    this.promise.catch(() => undefined);
  }
}

/**
 * Loads the objects of one `get` row, as wire values, for one GraphQL request. Ids arrive one by one while lists that
 * lead to them are read. Reading the list of these objects begins as soon as it has fewer pages than objects wanted;
 * single calls wait until no more ids can arrive, so that the choice covers all of them. The row may be a list whose
 * objects nothing reads one by one: then its pages are read until all are found.
 */
export class ById {
  readonly #param: string;
  /** Null if there is no list, or if it filters by ids. */
  readonly #list: ListReading | null;
  readonly #known = new Map<string, unknown>();
  readonly #loads = new Map<string, Load>();
  /** Wanted objects for which no call has begun. */
  readonly #missing = new Map<string, Load>();
  readonly #holds = new Set<Hold>();
  /** Loaders whose objects lead to these, and loaders that these lead to. */
  readonly #sources = new Set<ById>();
  readonly #below = new Set<ById>();
  /** The keys under which the account's history records whether the list was needed. */
  readonly #keys = new Set<string>();
  #wasNeeded = false;
  /** How many were read with a call each. */
  #single = 0;
  #underWay = 0;
  #isToConsider = false;

  private constructor(
    private readonly client: Client,
    private readonly row: BoundRow,
    /** All path values except the id. */
    private readonly values: PathValues,
  ) {
    this.#param = paramsOf(row.path).at(-1) ?? 'id';
    const lister = row.kind === 'list' ? row : row.partner;
    const list = lister?.options.ids === undefined ? lister : null;
    this.#list = list && new ListReading(client, list, values, (items) => this.note(items));
  }

  static of(client: Client, row: BoundRow, values: PathValues = {}): ById {
    const known = client.memo(all, () => new Map());
    const key = `${row.path} ${JSON.stringify(values)}`;
    let objects = known.get(key);
    if (!objects) known.set(key, (objects = new ById(client, row, values)));
    return objects;
  }

  load(id: string): Promise<unknown> {
    let load = this.#loads.get(id);
    if (!load) {
      this.#loads.set(id, (load = new Load()));
      const known = this.#known.get(id);
      if (known === undefined) this.#missing.set(id, load);
      else load.resolve(known);
      this.#considerSoon();
    }
    return load.promise;
  }

  /** How many distinct objects are wanted. */
  get wanted(): number {
    return this.#loads.size;
  }

  /** Adds objects that a list has returned. */
  note(items: readonly unknown[]): void {
    for (const item of items) {
      const id = String(idOf(this.row, item));
      this.#known.set(id, item);
      this.#missing.get(id)?.resolve(item);
      this.#missing.delete(id);
    }
  }

  hold(): Hold {
    const end = (): void => {
      this.#holds.delete(hold);
      this.#considerSoon();
    };
    const hold = { expected: 0, end };
    this.#holds.add(hold);
    return hold;
  }

  /** Notes that objects of `source` lead to these. */
  follow(source: ById): void {
    if (source === this) return;
    this.#sources.add(source);
    source.#below.add(this);
  }

  /** Reads the list's first page at once if the same query needed it the last time. */
  begin(question: string): void {
    const key = `${question} > ${this.row.path} ${JSON.stringify(this.values)}`;
    this.#keys.add(key);
    if (this.client.upstream.history.wasNeeded(key) !== true) return;
    this.#wasNeeded = true;
    this.#open();
  }

  get #isOnlyListed(): boolean {
    return this.row.kind === 'list';
  }

  #considerSoon(): void {
    if (this.#isToConsider) return;
    this.#isToConsider = true;
    // Runs once everything received so far has been searched for ids.
    setImmediate(
      guard(() => {
        this.#isToConsider = false;
        try {
          this.#consider();
        } catch (error) {
          this.#fail(error);
        }
      }),
    );
  }

  #consider(): void {
    this.#noteNeed();
    const list = this.#list;
    const likely = this.#likely;
    if (likely === 0 || list?.isUnderWay) return;
    if (list?.isRead && (list.isUnpaged || this.#isOnlyListed)) return this.#settle(null);
    if (list?.trouble && this.#isOnlyListed) return this.#fail(list.trouble.error);
    // Objects that their list refuses are not requested one by one.
    if (list?.trouble && likely > (list.isUnpaged ? 1 : few)) return this.#fail(list.trouble.error);
    // Counts single calls already made: small batches of ids must not avoid the list forever.
    if (list && (this.#isOnlyListed || isWorthIt(list, this.#single + likely))) {
      if (likely > (this.row.partner ?? this.row).paging.size) for (const below of this.#below) below.#openUnlessIdle();
      return void this.#readMoreOf(list);
    }
    if (this.#isHeld) return;
    const { partner } = this.row;
    const { ids } = partner?.options ?? {};
    if (partner && ids !== undefined) this.#readTogether({ row: partner, values: this.values, filter: {} }, ids);
    else this.#readSingly();
  }

  /** Expected objects count if the list was needed the last time. */
  get #likely(): number {
    if (!this.#wasNeeded) return this.#missing.size;
    return [...this.#holds].reduce((sum, { expected }) => sum + expected, this.#missing.size);
  }

  /** Whether reads that lead to these objects are still in progress; waiting loaders do not count. */
  get #isHeld(): boolean {
    return this.#holds.size > 0 || [...this.#sources].some((source) => source.#underWay > 0);
  }

  #noteNeed(): void {
    const pages = this.#list?.pages;
    if (pages && this.wanted > pages) this.#remember(true);
  }

  #remember(isNeeded: boolean): void {
    for (const key of this.#keys) this.client.upstream.history.noteNeed(key, isNeeded);
  }

  /** Reads the list before any id is known; if that turns out useless, it is not repeated. */
  #open(): void {
    if (!this.#list || this.#list.isBegun) return;
    this.#remember(false);
    void this.#readMoreOf(this.#list);
    for (const below of this.#below) below.#openUnlessIdle();
  }

  /** Many objects lead here: reads the list unless it was useless the last time. */
  #openUnlessIdle(): void {
    const { history } = this.client.upstream;
    const isIdle = [...this.#keys].every((key) => history.wasNeeded(key) === false);
    if (!isIdle && this.#list?.pages !== 0) this.#open();
  }

  async #readMoreOf(list: ListReading): Promise<void> {
    await this.#during(() => list.readMore());
    this.#considerSoon();
  }

  /** Reads from a list that filters by ids; an id that it does not return is looked up by itself. */
  #readTogether(list: ListCall, parameter: string): void {
    const { size } = list.row.paging;
    for (const chunk of chunks([...this.#take()], size)) {
      const call = { ...list, filter: { [parameter]: chunk.map(([id]) => id) } };
      void this.#during(async () => {
        try {
          const { items } = await readPage(this.client, call, null, size);
          this.note(items);
          await Promise.all(chunk.map(([id, load]) => this.#known.has(id) || this.#readSingle(id, load)));
          for (const [id, { resolve }] of chunk) resolve(this.#known.get(id));
        } catch (error) {
          for (const [, { reject }] of chunk) reject(error);
        }
      });
    }
  }

  #readSingly(): void {
    const taken = this.#take();
    this.#single += taken.size;
    for (const [id, load] of taken) void this.#during(() => this.#readSingle(id, load));
  }

  #readSingle(id: string, { resolve, reject }: Load): Promise<void> {
    return findOne(this.client, this.row, { ...this.values, [this.#param]: id }).then(resolve, reject);
  }

  #take(): ReadonlyMap<string, Load> {
    const taken = new Map(this.#missing);
    this.#missing.clear();
    return taken;
  }

  #settle(wire: unknown): void {
    for (const { resolve } of this.#take().values()) resolve(wire);
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#take().values()) reject(error);
  }

  /** Loaders below wait until it ends. */
  async #during(work: () => Promise<unknown>): Promise<void> {
    this.#underWay += 1;
    await work();
    this.#underWay -= 1;
    if (this.#underWay === 0) for (const below of this.#below) below.#considerSoon();
  }
}

/** Whether the list has fewer pages left than objects wanted. */
function isWorthIt({ pagesLeft }: ListReading, wanted: number): boolean {
  return pagesLeft === null ? wanted > few : pagesLeft < wanted;
}
