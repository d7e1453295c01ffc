/** The act that ends a finding, built from its remedy. */
import { type Act, actKey } from '../../acts/act.js';
import { isRecord } from '../../acts/answer.js';
import { savingOf } from '../../ask/finding-amounts.js';
import { FindingAgainDocument, type FindingsListQuery } from '../../generated/graphql.js';
import { accountLabel } from '../../ask/account-label.js';
import { deedOf } from './mutation-texts.js';
import { nameInWords, valueInWords } from './evidence.js';

export type Finding = FindingsListQuery['hosting']['findings']['nodes'][number];

/** The mutation field in a remedy's text. */
export function mutationIn(text: string): string {
  return /\{\s*(\w+)/.exec(text)?.[1] ?? 'mutation';
}

export function nameOf({ resourceName, resourceId }: Pick<Finding, 'resourceName' | 'resourceId'>): string {
  return resourceName || resourceId || 'not read';
}

/** `Delete`, for a small button. */
export function verbOf({ remedy }: Finding): string {
  const { verb, short = verb.split(' ')[0] ?? verb } = deedOf(mutationIn(remedy?.mutation ?? ''));
  return short;
}

/** Null where there is no mutation to send. */
export function actOf(finding: Finding): Act | null {
  const { remedy, api, account, resourceId, kind, message } = finding;
  if (!remedy) return null;
  const mutation = mutationIn(remedy.mutation);
  const { verb, noun, nouns, lost, click, breaks, stays, done } = deedOf(mutation);
  const name = nameOf(finding);
  const what = [verb, noun, name].filter(Boolean).join(' ');
  const ends = savingOf(finding);
  return {
    // Two findings may change one object in different ways.
    key: actKey(mutation, api, account, [resourceId ?? name, ...(lost === null ? [kind] : [])].join(' ')),
    api,
    account,
    title: `${what}?`,
    subtitle: `${message}. ${accountLabel(api, account)}`,
    name,
    group: [verb, nouns].filter(Boolean).join(' '),
    doIt: [verb, name].join(' '),
    leaveIt: lost === null ? 'Leave it' : 'Keep it',
    mutation: remedy.mutation,
    variables: remedy.variables,
    confirm: lost === null ? { click: click ?? 'It is done at once.' } : { type: name },
    ...(finding.monthlyAmount && { ends }),
    lost: lost ?? [],
    breaks: breaks ?? [],
    stays: stays ?? [],
    ...(mutation === 'deleteCloudServer' && resourceId && { server: { api: 'CLOUD', id: resourceId } as const }),
    again: {
      query: FindingAgainDocument.toString(),
      variables: { kinds: [kind], apis: [api], accounts: [account] },
      changed: (data) => changed(finding, data),
    },
    done: `${name} ${done}`,
  };
}

/** Describes what has changed since it was shown; null when nothing has. */
export function changed(finding: Pick<Finding, 'kind' | 'resourceId' | 'evidence'>, data: unknown): string | null {
  const now = nodesIn(data).filter(
    (node) => node['kind'] === finding.kind && String(node['resourceId']) === String(finding.resourceId),
  );
  if (now.length === 0) return 'It is not as it was found any more.';
  const before = textsOf(finding.evidence);
  const each = now.map((node) => {
    const after = textsOf(Array.isArray(node['evidence']) ? node['evidence'] : []);
    return [...before].find(([name, text]) => after.get(name) !== text)?.[0] ?? null;
  });
  const [first] = each;
  if (first === undefined || each.includes(null)) return null;
  const old = finding.evidence.find(({ name }) => name === first)?.value;
  return `Its ${nameInWords(first ?? '')} was ${valueInWords(old)} and is not any more.`;
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
