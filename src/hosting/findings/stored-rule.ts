/** A rule that judges what the service has stored of an account, such as its statements: no list of an API has that. */
import type { Account } from '../../rest/transport/account.js';
import type { Dialect } from '../../rest/rows/dialect.js';
import type { Derivation } from '../derived/derivation.js';
import type { Audit } from './audit.js';
import type { Taken } from './look.js';
import type { Remedy, Rule, RuleWords, Sickness } from './rule.js';

/** A rule that judges objects of lists, or what the service has stored. */
export type AnyRule = Rule | StoredRule;

/** A problem of something that is stored, about a resource that may be gone. */
export interface StoredSickness extends Pick<Sickness, 'evidence' | 'message' | 'verdict' | 'severity'> {
  /** Distinguishes it from all others of the rule in the account, as long as it exists. */
  readonly name: string;
  /** The id of the resource in the graph; null where none is known. */
  readonly resourceId: string | null;
  /** The number that the provider gives the resource; null where none is known. */
  readonly providerId: string | null;
  readonly resourceName: string | null;
  /** The mutation that ends it, which names its account itself; null where none can. */
  readonly remedy: Remedy | null;
}

interface StoredVerdict {
  readonly sick: readonly StoredSickness[];
  /** The reason why there may be more, in words; null if all was. */
  readonly lack: string | null;
}

/** Everything that it reads goes through the derivation, so that the result is made anew once that changes. */
type StoredJudge = (d: Derivation<Audit, Taken>, account: Account) => Promise<StoredVerdict>;

export interface StoredRule extends RuleWords {
  /** The API of the accounts that it judges. */
  readonly dialect: Dialect;
  readonly judgeStored: StoredJudge;
}

export function isStoredRule(rule: AnyRule): rule is StoredRule {
  return 'judgeStored' in rule;
}
