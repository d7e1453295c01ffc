/** The rates of another day: a button until it is opened. */
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../parts/icon.js';
import { useParam } from '../../route/address.js';
import { dayIn, firstDay } from './changes/spans.js';

const DateField = lazy(async () => ({ default: (await import('../../parts/form/date-field.js')).DateField }));

export function DayChoice({ date }: { date: string | null }) {
  const [, setDate] = useParam('date');
  const [isOpen, setOpen] = useState(false);
  const today = new Date().toISOString().slice(0, 10);
  if (!isOpen && date === null) {
    return (
      <button type="button" className="button plain" onClick={() => setOpen(true)}>
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
      <Suspense fallback={null}>
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
      </Suspense>
      {date === null && (
        <button type="button" className="button plain icon-only" aria-label="Close" onClick={back}>
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}
