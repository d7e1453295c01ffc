/** The switch between findings that cost money and risks, each with its count. */
import { judgedIn } from '../../ask/finding-amounts.js';
import { countIn, map, type Certainty } from '../../ask/certainty.js';
import { count } from '../../format/money.js';
import { Segments } from '../../parts/segments.js';
import { type FindingPart, type FindingRow, isIn, parts } from './listing.js';

const labels: Readonly<Record<FindingPart, string>> = { all: 'All', money: 'Cost money', risks: 'Risks' };

interface PartChoiceProps {
  readonly of: Certainty<readonly FindingRow[]>;
  readonly part: FindingPart;
  onChoose(part: string | null): void;
}

export function PartChoice({ of, part, onChoose }: PartChoiceProps) {
  const choices = parts.map((key) => ({ key, label: [labels[key], countText(of, key)].filter(Boolean).join(' ') }));
  return (
    <Segments
      label="Money or risks"
      choices={choices}
      chosen={part}
      onChoose={(key) => onChoose(key === 'all' ? null : key)}
    />
  );
}

/** No number where it is not known; `9+` where it is a lower bound. */
function countText(of: Certainty<readonly FindingRow[]>, part: FindingPart): string {
  const wanted = map(of, (rows) =>
    rows.filter((row) => isIn(row, part) && row.finding.silencedBy === null).map(({ finding }) => finding),
  );
  const found = countIn(judgedIn(wanted), (all) => all.length);
  if (!('value' in found)) return '';
  return `${count(found.value)}${found.is === 'least' ? '+' : ''}`;
}
