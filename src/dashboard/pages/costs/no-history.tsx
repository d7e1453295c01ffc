/** Stands in for charts of snapshots while there are none, or none that count yet. */
import { time } from '../../format/time.js';
import { Empty } from '../../parts/states.js';
import { hrefTo } from '../../route/address.js';
import { Link } from '../../route/link.js';
import { allows, useToken } from '../../shell/scope.js';
import { SnapshotButton } from './snapshot-button.js';

/** Stands in for a period that was over before the first snapshot, which none taken now changes. */
export function NothingRead({ of }: { of: string }) {
  const mayWrite = allows(useToken(), 'HOSTING_WRITE');
  return (
    <Empty
      icon="clock"
      title={`No snapshots of ${of}`}
      way={
        mayWrite && (
          <Link className="button" href={hrefTo('statements', { import: 'yes' })}>
            Import its statement
          </Link>
        )
      }
    >
      What there was before the first snapshot of an account is not known. A statement of your provider has what was
      billed.
    </Empty>
  );
}

/** `firstDay`: the day of the first snapshot of any account. */
export function NoHistory({ firstDay }: { firstDay: string | null }) {
  return firstDay === null ? (
    <Empty icon="clock" title="No snapshots yet" way={<SnapshotButton />}>
      Past costs come from snapshots of the bill, which Meridian takes daily for each account.
    </Empty>
  ) : (
    <Empty icon="clock" title="No complete day yet" way={<SnapshotButton />}>
      The first snapshot is from {time(firstDay, 'plainDate')}. The day counts once every account has one.
    </Empty>
  );
}
