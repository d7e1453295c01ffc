/** What is lost for good, what breaks, and what stays and costs as before. */
import type { ReactNode } from 'react';
import { count } from '../format/money.js';
import type { QueryState } from '../ask/use-graph-query.js';
import { useGraphQuery } from '../ask/use-graph-query.js';
import {
  type ActDependentFragment,
  ActDependentsOfCloudDocument,
  ActDependentsOfDedicatedDocument,
} from '../generated/graphql.js';
import { Skeleton } from '../parts/states.js';
import { Status, type Tone } from '../parts/status.js';
import type { Act } from './act.js';
import { type Consequences, consequencesOf, together } from './consequences.js';
import type { Volume } from './left-behind.js';

/** As of when the dialog was opened; null without a server. */
export function useDependents(
  { server, account }: Act,
  pause: boolean,
  deleted: ReadonlySet<string>,
): Dependents | null {
  const variables = { account, id: server?.id ?? '' };
  const cloud = useGraphQuery(ActDependentsOfCloudDocument, variables, { pause: pause || server?.api !== 'CLOUD' });
  const dedicated = useGraphQuery(ActDependentsOfDedicatedDocument, variables, {
    pause: pause || server?.api !== 'DEDICATED',
  });
  if (!server) return null;
  const result: QueryState<unknown> = server.api === 'CLOUD' ? cloud : dedicated;
  const found = server.api === 'CLOUD' ? cloud.data?.cloud?.server : dedicated.data?.dedicated?.server;
  const list = found?.dependents;
  const unnamed = (list?.totalCount ?? 0) - (list?.nodes.length ?? 0);
  const volumes = list?.nodes.flatMap(volumeOf) ?? [];
  const left = list?.nodes.filter((each) => volumeOf(each).every(({ id }) => !deleted.has(id)));
  return { result: result, unnamed, volumes, consequences: left ? consequencesOf(left) : null };
}

interface Dependents {
  readonly result: QueryState<unknown>;
  readonly consequences: Consequences | null;
  /** Volumes that are attached to it and may be deleted. */
  readonly volumes: readonly Volume[];
  /** How many more there are. */
  readonly unnamed: number;
}

function volumeOf({ resource }: ActDependentFragment): readonly Volume[] {
  if (resource?.__typename !== 'CloudVolume' || resource.protection?.delete === true) return [];
  return [{ id: resource.volumeId, name: resource.volumeName ?? resource.volumeId, size: resource.size }];
}

interface LosesProps {
  readonly act: Act;
  readonly dependents: Dependents | null;
  /** Accounts that may have more dependents. */
  readonly unread: readonly string[];
}

export function Loses({ act, dependents, unread }: LosesProps) {
  const { lost, breaks, stays } = together(act, dependents?.consequences ?? null);
  const isLate = dependents !== null && dependents.consequences === null && dependents.result.isBusy;
  const problems = (dependents?.result.problems ?? []).map(({ message }) => message);
  const unnamed = dependents?.unnamed ?? 0;
  const missing = [
    ...unread.map((account) => `${account} cannot be read and may have more`),
    ...(unnamed > 0 ? [`${count(unnamed)} more depend on it that are not named here`] : []),
    ...new Set(problems),
  ];
  const isEmpty = lost.length + breaks.length + stays.length + missing.length === 0;
  if (isEmpty && !isLate) return null;
  return (
    <div className="act-loses" aria-busy={isLate}>
      <Part tone="bad" title="Is lost for good" items={lost} none="Nothing" isLate={isLate} />
      <Part
        tone="likely"
        title="Breaks"
        items={breaks}
        none="Nothing that is known"
        isLate={isLate}
        missing={missing}
      />
      <Part tone="certain" title="Stays" items={stays} none="Nothing" isLate={isLate} />
    </div>
  );
}

interface PartProps {
  readonly tone: Tone;
  readonly title: string;
  readonly items: readonly ReactNode[];
  readonly none: string;
  readonly isLate: boolean;
  readonly missing?: readonly string[];
}

function Part({ tone, title, items, none, isLate, missing = [] }: PartProps) {
  return (
    <section className="act-part">
      <h3>
        <Status tone={tone}>{title}</Status>
      </h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
        {isLate && (
          <li>
            <Skeleton width={16} />
          </li>
        )}
        {!isLate && items.length === 0 && missing.length === 0 && <li className="quiet">{none}</li>}
        {missing.map((text) => (
          <li key={text} className="warn">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
