/** Runs a rule that judges what the service has stored of an account. */
import type { Account } from '../../rest/transport/account.js';
import type { Derivation } from '../derived/derivation.js';
import type { Moment } from '../derived/moment.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Audit } from './audit.js';
import type { FindingIdentity } from './identity/identified.js';
import { shortHash } from './identity/short-hash.js';
import { stableEvidence } from './identity/stable-evidence.js';
import { unreadSubject } from './identity/subject.js';
import { type Ignored, ignoredBy } from './ignore-list.js';
import type { Taken } from './look.js';
import { type UnnamedFinding, plainJson, unknownOf } from './run-finding.js';
import type { StoredRule, StoredSickness } from './stored-rule.js';
import { Verdict } from './verdict.js';

interface Judging {
  readonly account: Account;
  readonly ignored: readonly Ignored[];
  readonly now: Moment;
}

interface StoredFindings {
  readonly found: readonly UnnamedFinding[];
  readonly identities: readonly FindingIdentity[];
  readonly isComplete: boolean;
}

const constants = ({ schema, ignored }: Audit): readonly object[] => [schema, ignored];

export async function storedFindings(
  d: Derivation<Audit, Taken>,
  rule: StoredRule,
  account: Account,
): Promise<StoredFindings> {
  await d.values(constants);
  const { ignored } = d.sources;
  const { sick, lack } = await rule.judgeStored(d, account);
  const judging = { account, ignored, now: d.moment };
  const found = await inTurns(sick, (one) => foundOf(rule, one, judging));
  const identities = await inTurns(sick, ({ name, evidence }) => ({
    subject: JSON.stringify(['stored', name]),
    causeParts: [shortHash(stableEvidence(evidence))],
  }));
  if (lack === null) return { found, identities, isComplete: true };
  const unread = { subject: unreadSubject, causeParts: [] };
  const unknown = unknownOf(rule, judging, lack, judging);
  return { found: [...found, unknown], identities: [...identities, unread], isComplete: false };
}

function foundOf(
  { kind, about, severity: usual }: StoredRule,
  one: StoredSickness,
  { account: { api, name }, ignored, now }: Judging,
): UnnamedFinding {
  const { evidence, message = about, verdict = Verdict.CERTAIN, severity = usual, resourceId, resourceName } = one;
  const remedies = one.remedy ? [{ ...one.remedy, resourceId, resourceName, isProtected: false }] : [];
  const ofList = { kind, api, account: name, id: one.providerId, name: resourceName };
  return {
    kind,
    severity,
    verdict,
    message,
    api,
    account: name,
    item: null,
    resourceId,
    resourceName,
    evidence: Object.entries(evidence).map(([key, value]) => [key, plainJson(value)] as const),
    remedies,
    touched: [],
    ends: null,
    error: null,
    silencedBy: ignoredBy(ignored, ofList, now),
    silence: null,
    judged: null,
    singles: [],
  };
}
