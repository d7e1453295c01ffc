/** Holds a statement against the invoices of its months, thing by thing. */
import type { BigNumber } from 'bignumber.js';
import { exact } from '../../../base/decimal.js';
import { storeKeyOf } from '../../../rest/transport/account.js';
import { sum } from '../../bill/amounts/largest-remainder.js';
import { type Month, monthAt } from '../../invoice/month.js';
import { type StatementContext, readableStatements } from '../readable-statements.js';
import type { StatementRow } from '../statement.js';
import { type StatementAccount, type StoredStatement, rowsIn } from '../statement-store.js';
import { type BilledThing, billedThings, monthsOf } from './billed-things.js';
import { isNamedByReferences } from './billed-part.js';
import type { ComparisonLine, Judgement } from './compared-line.js';
import { judge, judgeUnbilled } from './judge.js';
import { type OwnLine, OwnMonths } from './own-months.js';
import { ownPart } from './own-part.js';
import { repeatedRows } from './repeated-rows.js';
import { settled } from './settled.js';
import { StatementCause, StatementVerdict } from './verdict.js';

/** The months before in which what is billed may have been deleted: small sums carry over as long. */
export const monthsBefore = 3;

interface Sides extends Pick<ComparisonLine, 'rows' | 'lines' | 'own'> {
  readonly account: StatementAccount | null;
}

export async function compare(
  statementContext: StatementContext,
  statement: StoredStatement,
  rows: readonly StatementRow[],
): Promise<readonly ComparisonLine[]> {
  const accounts = statement.groupings.flatMap((grouping) => grouping.accounts);
  const months = await OwnMonths.of(statementContext, accounts);
  for (const month of monthsOf(statement)) await months.read(month);
  const lines = await new Comparing(statement, months).lines(rows, await billedElsewhere(statementContext, statement));
  const { id: statementId, currency } = statement;
  const prices = statementContext.context.config.prices?.prices ?? [];
  return settled(lines, { months, prices, statementId, currency });
}

class Comparing {
  /** Names all that is billed of the months, whichever statement bills it. */
  readonly #billed = new Set<string>();

  constructor(
    private readonly statement: StoredStatement,
    private readonly months: OwnMonths,
  ) {}

  async lines(rows: readonly StatementRow[], elsewhere: readonly BilledThing[]): Promise<readonly ComparisonLine[]> {
    const found: ComparisonLine[] = [];
    const things = billedThings(rows, this.statement.groupings);
    for (const thing of things) found.push(...(await this.#compared(thing)));
    for (const thing of elsewhere) this.#noteBilled(thing, this.#accountOf(thing));
    return [...found, ...this.#unbilled(things)];
  }

  async #compared(thing: BilledThing): Promise<readonly ComparisonLine[]> {
    const { currency } = this.statement;
    const account = this.#accountOf(thing);
    const lines = account ? this.#linesIn(account, thing) : [];
    const own = ownPart(lines, thing.isSetup, currency);
    this.#noteBilled(thing, account, lines);
    const sides = { account, lines, own, rows: thing.rows };
    const isAgreed = lines.length > 0 && own.unknown.size === 0 && totalOf(thing.rows).isEqualTo(own.amount.net);
    const repeated = isAgreed ? new Set<StatementRow>() : repeatedRows(thing.rows);
    const rows = thing.rows.filter((row) => !repeated.has(row));
    const judgement = await this.#judged(thing, { ...sides, rows });
    const first = this.#line(thing, { ...sides, rows }, judgement);
    if (repeated.size === 0) return [first];
    const none = { account, lines: [], own: ownPart([], thing.isSetup, currency), rows: [...repeated] };
    const twice = { verdict: StatementVerdict.BILLED_TWICE, cause: null };
    return [first, { ...this.#line(thing, none, twice), key: `${thing.key} again`, lines }];
  }

  async #judged(thing: BilledThing, { account, lines, own, rows }: Sides): Promise<Judgement> {
    const notJudged = (cause: StatementCause) => ({ verdict: StatementVerdict.NOT_JUDGED, cause });
    if (!thing.accounts?.length) return notJudged(StatementCause.UNTIED_GROUPING);
    if (!thing.months.every((month) => this.months.isOver(month))) return notJudged(StatementCause.RUNNING_MONTH);
    if (thing.kind === null && lines.length === 0) return notJudged(StatementCause.UNKNOWN_KIND);
    if (!account) return notJudged(StatementCause.SEVERAL_ACCOUNTS);
    const earlier = lines.length === 0 ? await this.#earlier(account, thing) : [];
    return judge({ account, rows, isSetup: thing.isSetup, lines, earlier, own }, this.months);
  }

  /** Null where its grouping has none, or several that have such a thing. */
  #accountOf(thing: BilledThing): StatementAccount | null {
    const accounts = thing.accounts ?? [];
    const having = accounts.filter((account) => this.#linesIn(account, thing).length > 0);
    const [one = null, other] = having.length > 0 ? having : accounts;
    return other && having.length !== 1 ? null : one;
  }

  #linesIn(account: StatementAccount, thing: BilledThing): readonly OwnLine[] {
    const names = new Set(thing.months.map(({ name }) => name));
    const own = thing.kind === null ? this.#ofAnyKind(account, thing) : this.months.find(account, thing);
    return own.filter(({ month }) => names.has(month.name));
  }

  /** Finds it by its number or its name, where one thing alone has it. */
  #ofAnyKind(account: StatementAccount, { id, name }: BilledThing): readonly OwnLine[] {
    const found = this.months.things.filter(([one]) => {
      if (!one || storeKeyOf(one.charged.account) !== storeKeyOf(account)) return false;
      return [id, name].includes(one.charged.line.id);
    });
    return found.length === 1 ? (found[0] ?? []) : [];
  }

  async #earlier(account: StatementAccount, thing: BilledThing): Promise<readonly OwnLine[]> {
    const before: Month[] = [];
    for (let month = thing.months[0]; month && before.length < monthsBefore;) {
      before.unshift((month = monthAt(month.start - 1)));
    }
    for (const month of before) await this.months.read(month);
    const names = before.map(({ name }) => name);
    return [...this.months.find(account, thing)]
      .filter(({ month }) => names.includes(month.name))
      .sort((a, b) => a.month.start - b.month.start);
  }

  /** Any of several accounts may be the one that is billed: what one of them has is not called unbilled. */
  #noteBilled(thing: BilledThing, account: StatementAccount | null, lines: readonly OwnLine[] = []): void {
    const accounts = account ? [account] : (thing.accounts ?? []);
    const { kind = null } = lines[0]?.charged.line ?? thing;
    const id = lines[0]?.charged.line.id ?? thing.id;
    for (const one of accounts)
      for (const { name } of thing.months) this.#billed.add(billedKey(one, { kind, id }, thing.isSetup, name));
  }

  /** Finds all that the accounts have in the months of which the statement bills anything of theirs. */
  #unbilled(things: readonly BilledThing[]): ComparisonLine[] {
    const covered = new Set(
      things.flatMap(({ accounts, months }) =>
        (accounts ?? []).flatMap((account) => months.map(({ name }) => `${storeKeyOf(account)} ${name}`)),
      ),
    );
    return this.months.things.flat().flatMap((line) => {
      const { account } = line.charged;
      if (!covered.has(`${storeKeyOf(account)} ${line.month.name}`) || !this.months.isOver(line.month)) return [];
      return [false, true].flatMap((isSetup) => this.#unbilledPart(line, isSetup) ?? []);
    });
  }

  #unbilledPart(line: OwnLine, isSetup: boolean): ComparisonLine | null {
    const { charged, month } = line;
    const { account } = charged;
    const { kind, id, name } = charged.line;
    if (this.#billed.has(billedKey(account, charged.line, isSetup, month.name))) return null;
    const own = ownPart([line], isSetup, this.statement.currency);
    const isFree = own.unknown.size === 0 && own.amount.net.isZero();
    if (isFree || (isSetup && own.segments.length === 0)) return null;
    const part = { kind, isSetup, id, name, months: [month], key: JSON.stringify([charged.key, isSetup, month.name]) };
    const judgement = isNamedByReferences(kind)
      ? judgeUnbilled([line])
      : { verdict: StatementVerdict.NOT_JUDGED, cause: StatementCause.UNKNOWN_KIND };
    return this.#line(part, { account, lines: [line], own, rows: [] }, judgement);
  }

  #line(
    { key, kind, isSetup, id, name, months }: Pick<BilledThing, 'key' | 'kind' | 'isSetup' | 'id' | 'name' | 'months'>,
    { account, lines, own, rows }: Sides,
    judgement: Judgement,
  ): ComparisonLine {
    const theirs = totalOf(rows);
    const isAtLeast = own.unknown.size > 0 && own.isPartKnown;
    const isNothing = own.unknown.size > 0 && !own.isPartKnown;
    const isJudged = judgement.verdict !== StatementVerdict.NOT_JUDGED;
    return {
      key,
      ...judgement,
      kind: lines[0]?.charged.line.kind ?? kind,
      isSetup,
      id,
      name: name === '' ? (lines[0]?.charged.line.name ?? name) : name,
      account,
      months,
      rows,
      lines,
      own,
      theirs,
      ours: isNothing || (!isJudged && lines.length === 0) ? null : own.amount.net,
      isAtLeast,
      difference: isJudged && own.unknown.size === 0 ? theirs.minus(own.amount.net) : null,
      isClosed: account !== null && months.length > 0 && months.every((month) => this.months.isClosed(account, month)),
    };
  }
}

function totalOf(rows: readonly StatementRow[]): BigNumber {
  return sum(rows.map(({ total }) => exact(total)));
}

function billedKey(
  account: StatementAccount,
  { kind, id }: Pick<BilledThing, 'kind' | 'id'>,
  isSetup: boolean,
  month: string,
): string {
  return JSON.stringify([storeKeyOf(account), kind, id, isSetup, month]);
}

/** Reads all that other statements bill of the same months. */
async function billedElsewhere(
  statementContext: StatementContext,
  { id, from, until }: StoredStatement,
): Promise<readonly BilledThing[]> {
  const found: BilledThing[] = [];
  for (const other of await readableStatements(statementContext)) {
    if (other.id === id || other.from > until || other.until < from) continue;
    found.push(...billedThings((await rowsIn(other)) ?? [], other.groupings));
  }
  return found;
}
