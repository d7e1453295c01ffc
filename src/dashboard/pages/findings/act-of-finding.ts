/** The act that ends a finding, built from its remedy. */
import { type Act, actKey } from '../../acts/act.js';
import { isRecord } from '../../acts/answer.js';
import { savingOf } from '../../ask/finding-amounts.js';
import { FindingAgainDocument, type FindingsListQuery } from '../../generated/graphql.js';
import { accountLabel } from '../../format/account-label.js';
import { deedOf, type MutationText } from './mutation-texts.js';
import { nameInWords, valueInWords } from './evidence.js';

export type Finding = FindingsListQuery['hosting']['findings']['nodes'][number];

/** The mutation field in a remedy's text. */
export function mutationIn(text: string): string {
  return /\{\s*(\w+)/.exec(text)?.[1] ?? 'mutation';
}

export function nameOf({ resourceName, resourceId }: Pick<Finding, 'resourceName' | 'resourceId'>): string {
  return resourceName || resourceId || 'not read';
}

/** The deed of each step, in their order; what the last does is what they are for. */
function deedsOf({ remedies }: Pick<Finding, 'remedies'>): readonly MutationText[] {
  return remedies.map(({ mutation }) => deedOf(mutationIn(mutation)));
}

/** `Delete`, for a small button. */
export function verbOf(finding: Finding): string {
  const { verb, short = verb.split(' ')[0] ?? verb } = deedsOf(finding).at(-1) ?? deedOf('');
  return short;
}

export type Affected = Finding['affected']['nodes'][number];

type Named = Pick<Finding, 'resourceId' | 'resourceName'>;

const isSame = (one: Named, other: Named) =>
  one.resourceId === other.resourceId && one.resourceName === other.resourceName;

export function isProtected(finding: Finding, one: Named): boolean {
  return finding.protectedResources.some((each) => isSame(each, one));
}

/** The act on what is not protected, then one for each thing that is; none where there is no mutation to send. */
export function actsOf(finding: Finding): readonly Act[] {
  const { affected, resourceId, remedies, protectedResources: guarded } = finding;
  const open = remedies.filter((remedy) => !isProtected(finding, remedy));
  // Where the cause is none of yours, what it affects is what changes.
  const all = resourceId === null ? (affected.totalCount ?? affected.nodes.length) : 0;
  if (guarded.length === 0) return asActs(actOn(finding, { name: nameOf(finding), resourceId, remedies, count: all }));
  if (guarded.length === 1 && open.length === 0) {
    return asActs(actOn(finding, { name: nameOf(finding), resourceId, remedies, count: all })).map(lifted);
  }
  const part = { ...finding, monthlyAmount: null };
  const rest = { name: nameOf(finding), resourceId, remedies: open, count: Math.max(0, all - guarded.length) };
  return [...asActs(actOn(part, rest)), ...guarded.flatMap((one) => actOfAffected(finding, one) ?? [])];
}

function asActs(act: Act | null): readonly Act[] {
  return act ? [act] : [];
}

function lifted(act: Act): Act {
  return { ...act, protection: 'lifted' };
}

/** The first of them; null where there is none. */
export function actOf(finding: Finding): Act | null {
  return actsOf(finding)[0] ?? null;
}

/** That of one of several that a cause affects: the others stay as they are. */
export function actOfAffected(finding: Finding, one: Named): Act | null {
  const remedies = finding.remedies.filter((remedy) => isSame(remedy, one));
  const act = actOn({ ...finding, monthlyAmount: null }, { ...one, name: nameOf(one), remedies, count: 0 });
  return act && isProtected(finding, one) ? lifted(act) : act;
}

interface ActTarget extends Pick<Finding, 'remedies' | 'resourceId'> {
  readonly name: string;
  /** Things that change, where it is not the one that is named. */
  readonly count: number;
}

function actOn(finding: Finding, { name, resourceId, remedies, count }: ActTarget): Act | null {
  const { api, accountName: account, kind, message } = finding;
  const deeds = deedsOf({ remedies });
  const [main, last] = [deeds.at(-1), remedies.at(-1)];
  if (!main || !last) return null;
  const mutation = mutationIn(last.mutation);
  const { verb, nouns, click, done } = main;
  const subject = count === 0 ? name : `${count} ${count === 1 ? main.noun : nouns} of ${name}`;
  const what = [verb, count === 0 && main.noun, subject].filter(Boolean).join(' ');
  const lost = deeds.some((deed) => deed.lost !== null);
  const ends = savingOf(finding);
  return {
    // Two findings may change one object in different ways.
    key: actKey(mutation, api, account, [resourceId ?? name, ...(lost ? [] : [kind])].join(' ')),
    api,
    account,
    title: `${what}?`,
    subtitle: `${message}. ${accountLabel(api, account)}`,
    name,
    group: [verb, nouns].filter(Boolean).join(' '),
    doIt: [verb, name].join(' '),
    leaveIt: lost ? 'Keep it' : 'Cancel',
    steps: remedies.map(({ mutation: text, variables, resourceName }, index) => ({
      mutation: text,
      variables,
      label: labelOf(deeds, index, resourceName ?? name),
    })),
    confirm: lost ? { type: name } : { click: click ?? 'This takes effect at once.' },
    ...(finding.monthlyAmount && { ends }),
    ...(count > 1 && { things: count }),
    lost: allOf(deeds, ({ lost }) => lost),
    breaks: allOf(deeds, ({ breaks }) => breaks),
    stays: allOf(deeds, ({ stays }) => stays),
    ...(mutation === 'deleteCloudServer' && resourceId && { server: { api: 'CLOUD', id: resourceId } as const }),
    again: {
      query: FindingAgainDocument.toString(),
      variables: { kinds: [kind], apis: [api], accounts: [account] },
      changed: (data) => changed(finding, data),
    },
    presence: {
      query: FindingAgainDocument.toString(),
      variables: { kinds: [kind], apis: [api], accounts: [account] },
      path: ['hosting', 'findings', 'nodes'],
      match: { kind, resourceId: finding.resourceId, resourceName: finding.resourceName },
    },
    done: `${subject} ${count > 1 ? done.replace(/^is /, 'are ') : done}`,
  };
}

function labelOf(deeds: readonly MutationText[], index: number, name: string): string {
  return [deeds[index]?.verb, name].join(' ');
}

function allOf(
  deeds: readonly MutationText[],
  pick: (deed: MutationText) => readonly string[] | null | undefined,
): readonly string[] {
  return [...new Set(deeds.flatMap((deed) => pick(deed) ?? []))];
}

/** Describes what has changed since it was shown; null when nothing has. */
export function changed(
  finding: Pick<Finding, 'kind' | 'resourceId' | 'resourceName' | 'evidence'>,
  data: unknown,
): string | null {
  const now = nodesIn(data).filter((node) => node['kind'] === finding.kind && keyIn(node) === keyIn(finding));
  if (now.length === 0) return 'It has changed since it was found.';
  const before = textsOf(finding.evidence);
  const each = now.map((node) => {
    const after = textsOf(Array.isArray(node['evidence']) ? node['evidence'] : []);
    return [...before].find(([name, text]) => after.get(name) !== text)?.[0] ?? null;
  });
  const [first] = each;
  if (first === undefined || each.includes(null)) return null;
  const old = finding.evidence.find(({ name }) => name === first)?.value;
  return `Its ${nameInWords(first ?? '')} is no longer ${valueInWords(old)}.`;
}

/** A cause without an id, such as an address that is gone, is identified by its name. */
function keyIn({
  resourceId,
  resourceName,
}: {
  readonly resourceId?: unknown;
  readonly resourceName?: unknown;
}): string {
  return String(resourceId ?? resourceName);
}

function textsOf(evidence: readonly unknown[]): ReadonlyMap<string, string> {
  return new Map(
    evidence.flatMap((each) =>
      isRecord(each) ? [[String(each['name']), JSON.stringify(each['value'] ?? null)] as const] : [],
    ),
  );
}

function nodesIn(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  const hosting = isRecord(data) ? data['hosting'] : null;
  const findings = isRecord(hosting) ? hosting['findings'] : null;
  const nodes = isRecord(findings) ? findings['nodes'] : null;
  return Array.isArray(nodes) ? nodes.filter(isRecord) : [];
}
