/** Changes some labels of an object: its provider takes all of them, so they are read again right before. */
import { resultOf } from '../../rest/rows/response-kind.js';
import type { Labels } from '../../rest/rows/labels.js';
import { isObject } from '../../base/unknown.js';
import type { LabelledList } from './labelled-lists.js';
import { isProtected, leftOut } from './protection.js';
import type { SelectedObject } from './select.js';
import { type WriteResult, WriteStatus, resultOfError } from './write-status.js';

/** The labels as the upstream sent them; odd values stay. */
type SentLabels = Readonly<Record<string, unknown>>;

export interface LabelEdit {
  readonly add: Labels;
  readonly remove: ReadonlySet<string>;
  readonly includeProtected: boolean;
}

interface LabelResult extends WriteResult {
  /** Null if unknown. */
  readonly before: SentLabels | null;
  readonly after: SentLabels | null;
}

type SelectedLabelled = SelectedObject<LabelledList>;

/** The result if the labels were changed now, judged by what is known of the object. */
export function labelPreview(wire: unknown, edit: LabelEdit, api: string): LabelResult {
  const labels = isObject(wire) ? wire['labels'] : undefined;
  if (!isObject(wire) || !isObject(labels)) {
    return {
      status: WriteStatus.NOT_SENT,
      errorCode: 'UPSTREAM_UNKNOWN_VALUE',
      reason: `The ${api.toLowerCase()} API does not say its labels, and a change would end those that it has`,
      before: null,
      after: null,
    };
  }
  const remaining = Object.entries(labels).filter(([key]) => !edit.remove.has(key));
  const added = Object.entries(edit.add);
  const isNew = ([key, value]: [string, string]) => !Object.hasOwn(labels, key) || labels[key] !== value;
  const isSame = remaining.length === Object.keys(labels).length && !added.some(isNew);
  if (!isSame && !edit.includeProtected && isProtected(wire)) return { ...leftOut, before: labels, after: labels };
  return {
    status: isSame ? WriteStatus.ALREADY : WriteStatus.PLANNED,
    before: labels,
    after: isSame ? labels : Object.fromEntries([...remaining, ...added]),
  };
}

export async function changeLabels(selected: SelectedLabelled, edit: LabelEdit): Promise<LabelResult> {
  const { list, client, values, wire } = selected;
  const { api } = client.upstream.account;
  const listed = labelPreview(wire, edit, api);
  // Read as part of the lists just now.
  if (listed.status === WriteStatus.ALREADY || listed.status === WriteStatus.PROTECTED) return listed;
  let current: LabelResult | undefined;
  try {
    const body = await client.readCurrent(list.object, { values });
    current = labelPreview(resultOf(list.object, body), edit, api);
    if (current.status !== WriteStatus.PLANNED) return current;
    await client.write(list.update, { values, sent: { labels: current.after } });
    return { ...current, status: WriteStatus.DONE };
  } catch (error) {
    const result = resultOfError(error, WriteStatus.DONE);
    // A read changes nothing, whatever its outcome.
    if (!current) return { ...result, status: WriteStatus.NOT_SENT, before: listed.before, after: listed.before };
    const { before } = current;
    const isUnchanged = result.status === WriteStatus.FAILED || result.status === WriteStatus.NOT_SENT;
    return { ...result, before, after: isUnchanged ? before : current.after };
  }
}
