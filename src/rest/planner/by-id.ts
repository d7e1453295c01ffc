/** Objects by id: from the pages of their list, or one call for each where that is less. */
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

/** By path, and the path values that lead to it. */
const all = new MemoKey<Map<string, ById>>();

/** Of a list whose length nobody knows, one page is tried as soon as more than these are wanted. */
const few = 2;

/** Null when there is none: its upstream answered 404. */
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

/** Of something that is being read and leads to objects: until it ends, more of them may be wanted. */
export interface Hold {
  /** About how many more. */
  expected: number;
  end(): void;
}

class Load {
  resolve!: (wire: unknown) => void;
  reject!: (error: unknown) => void;
  readonly promise = new Promise<unknown>((resolve, reject) => Object.assign(this, { resolve, reject }));

  constructor() {
    // Whoever waits for it gets the error; nobody may be waiting.
    this.promise.catch(() => undefined);
  }
}

/**
 * The objects that one `get` row reads, as wire values, for one GraphQL request. Ids come in one by one while lists
 * that lead to them are read. The list of the objects is begun as soon as it has fewer pages than there are objects
 * wanted of it; single calls wait until nothing can bring more ids, so that the choice is made over all of them.
 */
export class ById {
  readonly #param: string;
  /** Null where there is none, or it takes ids. */
  readonly #list: ListReading | null;
  readonly #known = new Map<string, unknown>();
  readonly #loads = new Map<string, Load>();
  /** Wanted, and no call for them alone has begun. */
  readonly #missing = new Map<string, Load>();
  readonly #holds = new Set<Hold>();
  /** Whose objects lead to these, and the other way round. */
  readonly #sources = new Set<ById>();
  readonly #below = new Set<ById>();
  /** Under which the account's history remembers whether the list was needed. */
  readonly #keys = new Set<string>();
  #wasNeeded = false;
  /** Read by a call for each. */
  #single = 0;
  #underWay = 0;
  #isToConsider = false;

  private constructor(
    private readonly client: Client,
    private readonly row: BoundRow,
    /** All path values but the id. */
    private readonly values: PathValues,
  ) {
    this.#param = paramsOf(row.path).at(-1) ?? 'id';
    const list = row.partner?.options.ids === undefined ? row.partner : null;
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

  /** How many different ones were asked for. */
  get wanted(): number {
    return this.#loads.size;
  }

  /** Remembers objects that a list has brought. */
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

  /** Its objects lead to these. */
  follow(source: ById): void {
    if (source === this) return;
    this.#sources.add(source);
    source.#below.add(this);
  }

  /** Reads the first page of the list at once if the same question needed it the last time. */
  begin(question: string): void {
    const key = `${question} > ${this.row.path} ${JSON.stringify(this.values)}`;
    this.#keys.add(key);
    if (this.client.upstream.history.wasNeeded(key) !== true) return;
    this.#wasNeeded = true;
    this.#open();
  }

  #considerSoon(): void {
    if (this.#isToConsider) return;
    this.#isToConsider = true;
    // When all that has come has been looked at for ids.
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
    if (list?.isWhole && list.isRead) return this.#settle(null);
    // What a list refuses is not asked for object by object.
    if (list?.trouble && likely > (list.isWhole ? 1 : few)) return this.#fail(list.trouble.error);
    // What went into single calls would have paid for pages: no wave of ids may be too small for ever.
    if (list && isWorthIt(list, this.#single + likely)) {
      if (likely > (this.row.partner ?? this.row).paging.size) for (const below of this.#below) below.#openUnlessIdle();
      return void this.#readMoreOf(list);
    }
    if (this.#isHeld) return;
    const { partner } = this.row;
    const { ids } = partner?.options ?? {};
    if (partner && ids !== undefined) this.#readTogether({ row: partner, values: this.values, filter: {} }, ids);
    else this.#readSingly();
  }

  /** What is only expected counts where it came true the last time. */
  get #likely(): number {
    if (!this.#wasNeeded) return this.#missing.size;
    return [...this.#holds].reduce((sum, { expected }) => sum + expected, this.#missing.size);
  }

  /** Until what leads to these objects has come. What waits itself is not waited for. */
  get #isHeld(): boolean {
    return this.#holds.size > 0 || [...this.#sources].some((source) => source.#underWay > 0);
  }

  #noteNeed(): void {
    const pages = this.#list?.pages ?? 0;
    if (pages > 0 && this.wanted > pages) this.#remember(true);
  }

  #remember(isNeeded: boolean): void {
    for (const key of this.#keys) this.client.upstream.history.noteNeed(key, isNeeded);
  }

  /** FastPath of any id, which may prove a waste once. */
  #open(): void {
    if (!this.#list || this.#list.isBegun) return;
    this.#remember(false);
    void this.#readMoreOf(this.#list);
    for (const below of this.#below) below.#openUnlessIdle();
  }

  /** Many objects lead here: the list is opened unless it was of no use the last time. */
  #openUnlessIdle(): void {
    const { history } = this.client.upstream;
    const isIdle = [...this.#keys].every((key) => history.wasNeeded(key) === false);
    if (!isIdle && this.#list?.pages !== 0) this.#open();
  }

  async #readMoreOf(list: ListReading): Promise<void> {
    await this.#during(() => list.readMore());
    this.#considerSoon();
  }

  /** From a list that takes the ids wanted; one that it does not bring does not exist. */
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

  /** What is below waits for it. */
  async #during(work: () => Promise<unknown>): Promise<void> {
    this.#underWay += 1;
    await work();
    this.#underWay -= 1;
    if (this.#underWay === 0) for (const below of this.#below) below.#considerSoon();
  }
}

/** Fewer pages are left than objects wanted, with those that came one by one. */
function isWorthIt({ pagesLeft }: ListReading, wanted: number): boolean {
  return pagesLeft === null ? wanted > few : pagesLeft < wanted;
}
