/** A rule: the objects that it judges, and when they are sick. */
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { BillKind } from '../bill/kind.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Listing } from '../inventory/listing.js';
import type { EachSelection, Look } from './look.js';
import type { Severity } from './severity.js';
import type { Verdict } from './verdict.js';

/** A step towards the end of a finding: a mutation of the graph by its arguments; the account is added. */
export interface Remedy {
  readonly mutation: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** True if it unprotects objects that the owner has protected. */
  readonly liftsProtection?: true;
}

/** A common cause that makes several objects sick. */
export interface Cause {
  /** Unique among the causes of a rule in an account. */
  readonly name: string;
  /** The object of an inventory; absent if it is gone, or no account has it. */
  readonly object?: object;
}

/** The whole cost of a thing, or the billed cost of these kinds. */
export type Ends = 'all' | readonly BillKind[];

/** A problem of one object. */
export interface Sickness {
  /** The fields that show the problem, with their values. */
  readonly evidence: Readonly<Record<string, unknown>>;
  /** A sentence about it, if the kind does not say it all. */
  readonly message?: string;
  /** CERTAIN unless given. */
  readonly verdict?: Verdict;
  readonly severity?: Severity;
  /** The steps that end it, one after another. */
  readonly remedies?: readonly Remedy[];
  /** Objects of an inventory that it affects, unless it is about the judged one alone. */
  readonly affected?: readonly object[];
  /** Objects with the same cause are one finding; its evidence is what they share. */
  readonly cause?: Cause;
  /** The part of its cost that ends with the remedies. */
  readonly ends?: Ends;
  /** The part of the object that it is about, by its name in results. */
  readonly part?: { readonly name: string; readonly object: object };
}

/** The cause of what a whole account lacks: many objects share it, and one decision fixes it. */
export function accountCause({ client }: Look): Cause {
  return { name: client.upstream.account.name };
}

/** The words of a kind in the graph. */
export interface RuleWords {
  /** The kind, a value of the enum of findings. */
  readonly kind: string;
  readonly severity: Severity;
  /** Describes the problem and why it matters. */
  readonly about: string;
  /** Describes the extra calls, if it takes more than a list of each account. */
  readonly calls?: string;
  /** True if the rule runs only when its kind is requested: it makes calls that nothing else needs. */
  readonly isByName?: boolean;
}

interface What<T> extends RuleWords {
  /** The list of the objects that may be sick. */
  readonly of: BoundRow<T>;
  /** The list that this list is below, if any: it takes a call for each of its objects. */
  readonly below?: BoundRow;
  /** Filters of the list, by wire name. */
  readonly sent?: Readonly<Record<string, unknown>>;
}

type Sicknesses = Sickness | readonly Sickness[] | null;

interface RuleParts<T, Beside> extends What<T> {
  /** Reads what else the judgement needs, once for each account that has such objects. */
  readonly prepare?: (look: Look) => Promise<Beside>;
  /** Judges an object. A missing part makes it neither sick nor healthy, and is to be ignored. */
  readonly judge: (object: Sent<T>, beside: Beside, look: Look) => Sicknesses;
}

interface PartsOfEach<T, Own, Beside> extends What<T> {
  /** The row that is read for each object, by one call. A failure affects only its own object. */
  readonly each: BoundRow<Own>;
  /** Chooses the objects to read it for, and its filters. */
  readonly choose?: (look: Look) => EachSelection;
  /** The same as in `rule`. */
  readonly prepare?: (look: Look) => Promise<Beside>;
  /** Judges an object. `own` is what was read for it; empty if there is nothing. */
  readonly judge: (object: Sent<T>, own: readonly Sent<Own>[], look: Look, beside: Beside) => Sicknesses;
}

/** A rule without its types, to be run as one of a list. */
export interface Rule extends What<unknown> {
  /** The API of the objects. */
  readonly dialect: Dialect;
  /** Judges all objects of one account. */
  judgeAll(listings: readonly Listing[], look: Look): Promise<readonly Judged[]>;
}

export interface Judged {
  readonly object: object;
  /** The list that the object is in, and what was read for it alone. */
  readonly listing: Listing;
  readonly own: Listing | null;
  readonly sickness: Sickness;
}

export function rule<T extends object, Beside = undefined>({ prepare, judge, ...what }: RuleParts<T, Beside>): Rule {
  return {
    ...what,
    dialect: what.of.dialect,
    async judgeAll(listings, look) {
      const judged = listings.flatMap((listing) => ours(what.of, listing).map((object) => ({ object, listing })));
      if (judged.length === 0) return [];
      // Without `prepare` its type is undefined, as the default says.
      const beside = (await prepare?.(look)) as Beside;
      const found = await inTurns(judged, (one) =>
        all(judge(one.object as Sent<T>, beside, look)).map((sickness) => ({ ...one, own: null, sickness })),
      );
      return found.flat();
    },
  };
}

/** A rule that makes a call for each object. */
export function ruleOfEach<T extends object, Own, Beside = undefined>({
  each,
  choose,
  prepare,
  judge,
  ...what
}: PartsOfEach<T, Own, Beside>): Rule {
  return {
    ...what,
    dialect: what.of.dialect,
    async judgeAll(listings, look) {
      const chosen = choose?.(look);
      const read = await Promise.all(listings.map((listing) => look.each(listing, each, chosen)));
      // Without `prepare` its type is undefined, as the default says.
      const beside = (read.flat().length > 0 ? await prepare?.(look) : undefined) as Beside;
      const found = await inTurns(read.flat(), ({ object, listing, own }) => {
        if (own.readAt === null || !isOurs(what.of, object)) return [];
        const sick = judge(object as Sent<T>, own.objects as readonly Sent<Own>[], look, beside);
        return all(sick).map((sickness) => ({ object, listing, own, sickness }));
      });
      return found.flat();
    },
  };
}

function ours<T extends object>(row: BoundRow<T>, { objects }: Listing): T[] {
  return objects.filter((object) => isOurs(row, object));
}

function isOurs<T extends object>({ result }: BoundRow<T>, object: unknown): object is T {
  const type = result?.();
  return typeof type === 'function' && object instanceof type;
}

function all(found: Sicknesses): readonly Sickness[] {
  return [found ?? []].flat();
}
