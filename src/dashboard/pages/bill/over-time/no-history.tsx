/** In place of what is made of snapshots while there are none, or none that count yet. */
import { time } from '../../../format/time.js';
import { Empty } from '../../../parts/states.js';
import { SnapshotButton } from './snapshot-button.js';

/** `firstDay`: the day of the first snapshot of any account. */
export function NoHistory({ firstDay }: { firstDay: string | null }) {
  return firstDay === null ? (
    <Empty icon="clock" title="No snapshot yet" way={<SnapshotButton />}>
      What a month cost is known from snapshots of the bill. Each account gets one a day by itself.
    </Empty>
  ) : (
    <Empty icon="clock" title="No whole day yet" way={<SnapshotButton />}>
      The first snapshot is of {time(firstDay, 'plainDate')}. The day counts once every account has one.
    </Empty>
  );
}
