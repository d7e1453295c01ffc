/** The rates of another day: a button until it is opened. */
import { useState } from 'react';
import { lazyPart } from '../../parts/lazy-part.js';
import { Icon } from '../../parts/icon.js';
import { useParam } from '../../route/address.js';
import { dayIn, firstDay } from './changes/spans.js';

const [DateField, dayOpener] = lazyPart(async () => (await import('../../parts/form/date-field.js')).DateField);

export function DayChoice({ date }: { date: string | null }) {
  const [, setDate] = useParam('date');
  const [isOpen, setOpen] = useState(false);
  const today = new Date().toISOString().slice(0, 10);
  if (!isOpen && date === null) {
    return (
      <button type="button" className="button plain" {...dayOpener} onClick={() => setOpen(true)}>
        <Icon name="clock" /> <span className="rates-word">Another day</span>
      </button>
    );
  }
  function back(): void {
    setOpen(false);
    setDate(null);
  }
  return (
    <span className="rates-day">
      <DateField
        label="Day of the rates"
        isLabelHidden
        min={firstDay}
        max={today}
        value={date ?? ''}
        // It was just opened.
        hasFocus={isOpen && date === null}
        onChange={(text) => {
          if (text === '') return back();
          // A year being typed is a day of long ago.
          const day = dayIn(text, today);
          if (day !== null) setDate(day, { replace: date !== null });
        }}
      />
      {date === null && (
        <button type="button" className="button plain icon-only" aria-label="Close" onClick={back}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
