/** Finds own prices that match nothing, as far as bills of this process have read the lists. */
import { type Account, joinedAccounts, nameOf } from '../../../rest/transport/account.js';
import type { Upstreams } from '../../../rest/transport/upstreams.js';
import { ofEach } from '../../../base/of-each.js';
import { inTurns } from '../../inventory/in-turns.js';
import type { BillDraft } from '../lines/bill-draft.js';
import { families } from '../lines/families.js';
import type { Family } from '../lines/family.js';
import { dayOf } from './days.js';
import { type OwnPrice, type OwnPrices, type PriceSelector, entryOf, placeOf, wordsOf } from './own-price.js';
import { type SelectorGroup, Selectors } from './selectors.js';

export enum NoEffect {
  MEETS_NOTHING = 'MEETS_NOTHING',
  EXPIRED = 'EXPIRED',
  NOT_KNOWN = 'NOT_KNOWN',
}

/** An entry that is not known to have an effect. */
interface IdleEntry {
  readonly own: OwnPrice;
  readonly state: NoEffect;
  /** The reason, as text. */
  readonly reason: string;
}

/** The source of drafts: a family in an account. */
interface DraftSource {
  readonly family: Family;
  readonly account: Pick<Account, 'api' | 'name'>;
}

interface ReadDrafts extends DraftSource {
  readonly drafts: readonly BillDraft[];
  readonly isComplete: boolean;
}

interface Met {
  readonly drafts: readonly BillDraft[];
  readonly isComplete: boolean;
  readonly groups: ReadonlySet<SelectorGroup>;
}

type Judgement = Omit<IdleEntry, 'own'> | null;

const noneSoOld = 'nothing there is known to have been created before that day';

/** Entries that one line of the log names. */
const mostReported = 10;

export class PriceEffects {
  readonly #selectors: Selectors;
  readonly #sources: readonly DraftSource[];
  /** Matches by account name, which outlives the credential. */
  readonly #met = new Map<string, Map<Family, Met>>();
  readonly #reported = new Set<OwnPrice>();
  #idle: { readonly today: string; readonly entries: readonly IdleEntry[] } | null = null;

  static readonly #of = ofEach((upstreams: Upstreams) =>
    ofEach((prices: OwnPrices) => new PriceEffects(prices, upstreams)),
  );

  private constructor(
    prices: OwnPrices,
    private readonly upstreams: Upstreams,
  ) {
    this.#selectors = new Selectors(prices.prices);
    const accounts = joinedAccounts(upstreams.accounts);
    this.#sources = families.flatMap((family) =>
      accounts
        .filter(({ api }) => api === family.rows[0].dialect.api)
        .map(({ api, name }) => ({ family, account: { api, name } })),
    );
  }

  static of(upstreams: Upstreams, prices: OwnPrices): PriceEffects {
    return PriceEffects.#of(upstreams)(prices);
  }

  /** Notes the drafts that were read. A list stays known while it cannot be read. */
  async note(read: readonly ReadDrafts[]): Promise<void> {
    const groupsOf = this.#selectors.finder();
    let isNew = false;
    for (const { account, family, drafts, isComplete } of read) {
      const known = this.#met.get(nameOf(account))?.get(family);
      if (known && (known.drafts === drafts || (known.isComplete && !isComplete))) continue;
      isNew = true;
      const groups = new Set<SelectorGroup>();
      await inTurns(drafts, (draft) => groupsOf(draft).forEach((group) => groups.add(group)));
      const ofAccount = this.#met.get(nameOf(account)) ?? new Map<Family, Met>();
      this.#met.set(nameOf(account), ofAccount.set(family, { drafts, isComplete, groups }));
    }
    if (!isNew) return;
    this.#idle = null;
    this.report();
  }

  /** The entries that match nothing, in the order of the file. */
  idleEntries(): readonly IdleEntry[] {
    const today = dayOf(this.upstreams.clock.now());
    if (this.#idle?.today !== today) this.#idle = { today, entries: this.#judgeAll(today) };
    return this.#idle.entries;
  }

  #judgeAll(today: string): readonly IdleEntry[] {
    const entries = this.#selectors.groups.flatMap((group) => {
      const judged = this.#judge(group);
      return group.flatMap((own): IdleEntry[] => {
        if (own.until !== null && own.until < today) {
          return [{ own, state: NoEffect.EXPIRED, reason: `its last day was ${own.until}` }];
        }
        return judged ? [{ own, ...judged }] : [];
      });
    });
    return entries.sort((a, b) => placeOf(a.own) - placeOf(b.own));
  }

  #judge(group: SelectorGroup): Judgement {
    const [selector] = group;
    if (!selector) return null;
    const nothing = (reason: string) => ({ state: NoEffect.MEETS_NOTHING, reason });
    const inAccounts = this.#sources.filter(({ account }) => isIn(selector, account));
    if (inAccounts.length === 0) return nothing('no such account is configured');
    const { kind } = selector;
    const sources = inAccounts.filter(({ family }) => kind === null || family.kinds.includes(kind));
    if (sources.length === 0) return nothing('nothing of its kind is billed there');
    const met = sources.map(({ account, family }) => this.#met.get(nameOf(account))?.get(family));
    if (met.some((one) => one?.groups.has(group))) return null;
    const place = met.findIndex((one) => !one?.isComplete);
    const unread = sources[place]?.account;
    if (!unread) return nothing(selector.createdBefore === null ? 'there is no such thing' : noneSoOld);
    const why = met[place] ? 'could not be read' : 'has not been read yet';
    return { state: NoEffect.NOT_KNOWN, reason: `${unread.api.toLowerCase()} ${unread.name} ${why}` };
  }

  /**
   * Logs each entry without effect once: at start those that need no reading, the others once their lists were read.
   */
  report(): void {
    const isNew = ({ own, state }: IdleEntry) => state !== NoEffect.NOT_KNOWN && !this.#reported.has(own);
    const fresh = this.idleEntries().filter(isNew);
    if (fresh.length === 0) return;
    for (const { own } of fresh) this.#reported.add(own);
    const shown = fresh
      .slice(0, mostReported)
      .map(({ own, reason }) => `${entryName(own)} (${wordsOf(own)}): ${reason}`);
    const more = fresh.length > mostReported ? `; and ${fresh.length - mostReported} more` : '';
    const count = fresh.length === 1 ? '1 price of your own has' : `${fresh.length} prices of your own have`;
    this.upstreams.log.warn({}, `${count} no effect: ${shown.join('; ')}${more}`);
  }
}

function entryName(own: OwnPrice): string {
  const entry = entryOf(own);
  return entry === null ? 'one that was set' : `entry ${entry} of PRICES_FILE`;
}

function isIn({ api, account }: PriceSelector, own: DraftSource['account']): boolean {
  return (api === null || api === own.api) && (account === null || account === own.name);
}
