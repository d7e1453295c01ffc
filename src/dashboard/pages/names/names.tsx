/** The page of names: the targets of all zones' names, dangling ones first; each opens beside the list. */
import { useMemo, useState } from 'react';
import { map } from '../../ask/certainty.js';
import { Beside, SideHead } from '../../parts/side-panel.js';
import { useParam } from '../../route/address.js';
import { countsOf, countsOfZones } from './counts.js';
import { NameList } from './name-list.js';
import { type NameRow, rowAt, zoneNameAt } from './name-row.js';
import { OpenedRecord } from './opened/opened-record.js';
import { useNames } from './use-names.js';
import { ZoneList, ZoneSelect } from './zones/zone-list.js';

export default function NamesPage() {
  const names = useNames();
  const [zoneParam, setZone] = useParam('zone');
  const zone = zoneParam === null ? null : zoneNameAt(names.zones, zoneParam);
  const [open, setOpen] = useParam('open');
  const inZone = useMemo(
    () => (zone === null ? names.rows : names.rows?.filter((row) => row.zone === zone)),
    [names.rows, zone],
  );
  /** While only the first of each group are loaded, they are those of all zones. */
  const shownZone = names.stage === 'all' ? zone : null;
  const counts = useMemo(() => names.first?.counts ?? countsOf(inZone ?? []), [names.first, inZone]);
  const judged = map(names.judged, () => counts);
  const { first, rows, zones } = names;
  const byZone = useMemo(
    () => first?.byZone ?? (rows === undefined ? undefined : countsOfZones(zones, rows)),
    [first, rows, zones],
  );
  const opened = open === null ? undefined : names.rows && rowAt(names.rows, open);
  /** The rows in the order of the list. */
  const [inOrder, setInOrder] = useState<readonly NameRow[]>([]);
  const step = (by: 1 | -1) => {
    const next = inOrder[inOrder.findIndex(({ key }) => key === opened?.key) + by];
    if (next) setOpen(next.key, { replace: true });
  };
  const close = () => setOpen(null);
  const isGone = open !== null && names.rows !== undefined && names.isAll && opened === undefined;
  const isKnown = names.read.is !== 'unknown';
  const ofZones = { total: names.total, counts: byZone, isKnown, zones, chosen: zone };
  return (
    <div className="page-fill names">
      <ZoneList {...ofZones} />
      <Beside
        width={360}
        list={
          <>
            <ZoneSelect {...ofZones} onChoose={setZone} />
            <NameList
              names={names}
              rows={inZone}
              judged={judged}
              zone={shownZone}
              open={opened?.key ?? open}
              onOpen={(row) => setOpen(row.key)}
              onOrder={setInOrder}
            />
          </>
        }
        side={
          opened && names.rows ? (
            <OpenedRecord
              key={opened.key}
              row={opened}
              rows={names.rows}
              sources={names.sources}
              onStep={step}
              onClose={close}
            />
          ) : isGone ? (
            <>
              <SideHead title="Not found" onClose={close} />
              <p className="side-part">This record no longer exists, or its account is not shown.</p>
            </>
          ) : null
        }
        sideLabel={opened ? `${opened.type} ${opened.name}` : 'The record'}
        onClose={close}
      />
    </div>
  );
}
