/** The sub-accounts and snapshots of a storage box. */
import type { ReactNode } from 'react';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { count } from '../../../format/money.js';
import { time } from '../../../format/time.js';
import { MachinesBoxContentsDocument, type MachinesBoxContentsQuery } from '../../../generated/graphql.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { Section } from '../../../parts/section.js';
import { Late, isLost } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import { bytes } from '../machine.js';
import { Folded } from './folded.js';

type Box = NonNullable<NonNullable<MachinesBoxContentsQuery['storage']>['storageBox']>;
type Subaccount = NonNullable<NonNullable<Box['subaccounts']>['nodes'][number]>;
type Snapshot = NonNullable<NonNullable<Box['snapshots']>['nodes'][number]>;

export function BoxContents({ machine: { account, id } }: { machine: MachineRow }) {
  const result = useGraphQuery(MachinesBoxContentsDocument, { account, id });
  const box = result.data?.storage?.storageBox;
  const isRead = result.data !== undefined || isLost(result);
  return (
    <>
      <Section title="Sub-accounts" note={box?.subaccounts?.totalCount} result={result} className="side-part">
        <Contents list={box?.subaccounts} isRead={isRead} of="sub-accounts" none="No sub-accounts.">
          {(account) => (
            <li key={account.id} className="machine-dependent">
              <OutsideText>{account.name ?? account.username}</OutsideText>
              <span className="quiet small">
                <OutsideText>{aboutAccount(account)}</OutsideText>
              </span>
            </li>
          )}
        </Contents>
      </Section>
      <Section title="Snapshots" note={box?.snapshots?.totalCount} className="side-part">
        <Contents list={box?.snapshots} isRead={isRead} of="snapshots" none="No snapshots.">
          {(snapshot) => (
            <li key={snapshot.id} className="machine-dependent">
              <OutsideText>{snapshot.name}</OutsideText>
              <span className="quiet small">
                <OutsideText>{aboutSnapshot(snapshot)}</OutsideText>
              </span>
            </li>
          )}
        </Contents>
      </Section>
    </>
  );
}

interface ContentsProps<T> {
  readonly list: { readonly totalCount: number | null; readonly nodes: readonly (T | null)[] } | null | undefined;
  readonly isRead: boolean;
  readonly of: string;
  readonly none: string;
  readonly children: (item: T) => ReactNode;
}

/** A list that could not be read is unknown, and not empty. */
function Contents<T>({ list, isRead, of, none, children }: ContentsProps<T>) {
  if (!isRead) return <Late width={28}>{null}</Late>;
  if (!list) return <p className="quiet">Unknown: they could not be read.</p>;
  const { nodes, totalCount } = list;
  const read = nodes.filter((node) => node !== null);
  const unread = nodes.length - read.length;
  if (nodes.length === 0 && totalCount === 0) return <p className="quiet">{none}</p>;
  return (
    <Folded first={6} of={of}>
      {read.map(children)}
      {unread > 0 && <li className="quiet">{count(unread)} could not be read.</li>}
      {totalCount === null && <li className="quiet">There may be more.</li>}
      {totalCount !== null && totalCount > nodes.length && (
        <li className="quiet">And {count(totalCount - nodes.length)} more.</li>
      )}
    </Folded>
  );
}

function aboutAccount({ username, homeDirectory, accessSettings }: Subaccount): string {
  const { reachableExternally, readonly } = accessSettings ?? {};
  return [
    username,
    homeDirectory === null ? null : `at ${homeDirectory}`,
    readonly === true ? 'reads only' : readonly === false ? 'may write' : null,
    reachableExternally === true ? 'from outside too' : null,
  ]
    .filter(Boolean)
    .join(', ');
}

function aboutSnapshot({ description, created, isAutomatic, stats }: Snapshot): string {
  return [
    time(created, 'moment'),
    isAutomatic === true ? 'by plan' : isAutomatic === false ? 'by hand' : null,
    stats?.size === null || stats?.size === undefined ? null : bytes(stats.size),
    description,
  ]
    .filter(Boolean)
    .join(', ');
}
