/** Hashes of the parts of a finding's cause: the cause has changed once there is a new part. */
import { inTurns } from '../../inventory/in-turns.js';
import { affectedItem } from '../affected-item.js';
import type { JudgedCause } from '../causes.js';
import { shortHash } from './short-hash.js';
import { stableEvidence } from './stable-evidence.js';
import { subjectOfItem, subjectOfJudged } from './subject.js';

/** Each object that has the cause, with its evidence, and each that it affects; sorted. */
export async function causePartsOf({ judged, cause, common }: JudgedCause): Promise<readonly string[]> {
  const { evidence, affected = [] } = judged.sickness;
  const parts = cause
    ? await inTurns(common, (one) => shortHash(subjectOfJudged(one) + stableEvidence(one.sickness.evidence)))
    : [shortHash(stableEvidence(evidence)), ...(await inTurns(affected, affectedHash))];
  return [...new Set(parts)].sort();
}

function affectedHash(object: object): string {
  return shortHash(subjectOfItem(affectedItem(object)));
}
