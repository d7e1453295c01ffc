/** The first row of the page: its period, what it is compared with, and without or with tax. */
import { useState } from 'react';
import { lazyPart } from '../../../parts/lazy-part.js';
import { Segments } from '../../../parts/segments.js';
import { go, hrefWith } from '../../../route/address.js';
import { Choice } from './choice.js';
import { comparisonsOf } from './comparison.js';
import { periodChoices, periodName } from './period.js';
import type { View } from './use-view.js';

const [OtherDays, otherOpener] = lazyPart(async () => (await import('./other-days.js')).OtherDays);

const notes: Readonly<Record<string, string>> = { before: 'The one before:', year: 'A year ago:' };

export function ViewBar({ view }: { view: View }) {
  const { period, comparison, side } = view;
  const [opened, setOpened] = useState<'period' | 'vs' | null>(null);
  const isKnown = periodChoices.some(({ key }) => key === period.key);
  const periods = [...periodChoices, { key: 'other', label: isKnown ? 'Custom' : periodName(period) }];
  const chosen = isKnown ? period.key : 'other';
  const comparisons = comparisonsOf(period);
  const isUsual = comparisons.some(({ key }) => key === comparison.key);
  const compared = [
    ...comparisons.map(({ key, label }) => ({ key, label, ...(notes[key] !== undefined && { note: notes[key] }) })),
    ...(isUsual ? [] : [{ key: comparison.key, label: comparison.label }]),
    { key: 'other', label: 'Another period…' },
  ];

  function choosePeriod(key: string): void {
    if (key === 'other') setOpened('period');
    // Another period is compared with the one before it.
    else go(hrefWith({ period: key === 'month' ? null : key, vs: comparison.key === 'year' ? 'year' : null }));
  }

  return (
    <div className="costs-bar">
      <span className="costs-periods" {...otherOpener}>
        <Segments label="Period" choices={periods} chosen={chosen} onChoose={choosePeriod} />
      </span>
      <Choice
        label="Period"
        className="costs-period-list"
        choices={periods.map((one) => (one.key === 'other' && isKnown ? { ...one, label: 'Custom…' } : one))}
        chosen={chosen}
        onChoose={choosePeriod}
      />
      <Choice
        label="Compare with"
        lead="Compare with"
        choices={compared}
        chosen={comparison.key}
        onChoose={(key) => (key === 'other' ? setOpened('vs') : go(hrefWith({ vs: key === 'before' ? null : key })))}
      />
      <span className="costs-tax">
        <Segments
          label="Tax"
          choices={[
            { key: 'net', label: 'Net' },
            { key: 'gross', label: 'With tax' },
          ]}
          chosen={side}
          onChoose={(key) => go(hrefWith({ tax: key === 'net' ? 'net' : null }))}
        />
      </span>
      {opened !== null && <OtherDays of={opened} period={period} onClose={() => setOpened(null)} />}
    </div>
  );
}
