/** The columns of the list of names. */
import { time } from '../../format/time.js';
import type { Column } from '../../parts/grid/columns.js';
import { Skeleton } from '../../parts/states.js';
import { Status, type Tone } from '../../parts/status.js';
import type { NameRow, Standing } from './name-row.js';
import { pointsAt, wordsText } from './points-at.js';
import { OutsideText } from '../../parts/outside-text.js';

const tones: Readonly<Record<Standing, Tone | null>> = {
  nobody: 'bad',
  unknown: 'unknown',
  awaited: null,
  yours: 'quiet',
  elsewhere: 'elsewhere',
  none: null,
};

/** The zone is dimmed, as many names share it. */
export function NameText({ name, zone }: Pick<NameRow, 'name' | 'zone'>) {
  const isBelow = zone !== '' && name.endsWith(`.${zone}`);
  return isBelow ? (
    <span title={name}>
      <OutsideText>
        {name.slice(0, -zone.length - 1)}
        <span className="quiet">.{zone}</span>
      </OutsideText>
    </span>
  ) : (
    <span title={name}>
      <OutsideText>{name}</OutsideText>
    </span>
  );
}

export function PointsAt({ row }: { row: NameRow }) {
  if (row.standing === 'awaited') return <Skeleton width={16} />;
  const words = pointsAt(row);
  const tone = tones[row.standing];
  const text = (
    <span className={`clip ${row.standing === 'none' ? 'quiet' : ''}`} title={row.reason ?? wordsText(words)}>
      <OutsideText>{words.before}</OutsideText>
      {words.name && (
        <strong>
          <OutsideText>{words.name}</OutsideText>
        </strong>
      )}
      <OutsideText>{words.after}</OutsideText>
    </span>
  );
  return tone === null ? text : <Status tone={tone}>{text}</Status>;
}

export const nameColumns: readonly Column<NameRow>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 180,
    grow: 3,
    priority: 1,
    cell: (row) => <NameText {...row} />,
    sortBy: ({ name }) => name,
  },
  { id: 'type', header: 'Type', width: 70, priority: 3, cell: ({ type }) => type, sortBy: ({ type }) => type },
  {
    id: 'content',
    header: 'Content',
    width: 150,
    grow: 2,
    priority: 4,
    cell: ({ content }) => (
      <code title={content}>
        <OutsideText>{content}</OutsideText>
      </code>
    ),
    sortBy: ({ content }) => content,
  },
  {
    id: 'points',
    header: 'Points at',
    width: 190,
    grow: 3,
    priority: 2,
    cell: (row) => <PointsAt row={row} />,
    sortBy: (row) => wordsText(pointsAt(row)),
  },
  {
    id: 'proxied',
    header: 'Proxied',
    width: 76,
    priority: 5,
    cell: ({ proxied }) => proxied && <span className="small quiet">proxied</span>,
    sortBy: ({ proxied }) => Number(!proxied),
  },
  {
    id: 'ttl',
    header: 'TTL, s',
    width: 70,
    priority: 7,
    align: 'end',
    cell: ({ ttl }) => (ttl === 1 ? 'auto' : ttl),
    sortBy: ({ ttl }) => ttl,
  },
  {
    id: 'changed',
    header: 'Changed',
    width: 100,
    priority: 6,
    cell: ({ modifiedOn }) => time(modifiedOn, 'date'),
    sortBy: ({ modifiedOn }) => modifiedOn,
  },
  {
    id: 'zone',
    header: 'Zone',
    width: 130,
    grow: 1,
    priority: 8,
    cell: ({ zone }) => zone,
    sortBy: ({ zone }) => zone,
  },
  {
    id: 'account',
    header: 'Account',
    width: 100,
    priority: 9,
    cell: ({ account }) => account,
    sortBy: ({ account }) => account,
  },
  {
    id: 'comment',
    header: 'Comment',
    width: 140,
    grow: 1,
    priority: 10,
    cell: ({ comment, tags }) => [comment, ...tags].filter((text) => text !== null).join(' '),
    sortBy: ({ comment }) => comment,
  },
];

export const firstColumns = ['name', 'type', 'content', 'points', 'proxied'];
