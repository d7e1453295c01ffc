/** The rates of another day: a button until it is opened. */
import { useState } from 'react';
import { Icon } from '../../parts/icon.js';
import { useParam } from '../../route/address.js';
import { dayIn, firstDay } from './changes/spans.js';

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
  return (
    <span className="rates-day">
      <input
        className="input"
        type="date"
        aria-label="Day of the rates"
        min={firstDay}
        max={today}
        defaultValue={date ?? ''}
        // It was just opened.
        ref={(input) => {
          if (isOpen && date === null) input?.focus();
        }}
        onChange={({ target }) => {
          // A year being typed is a day of long ago.
          const day = dayIn(target.value, today);
          if (day !== null) setDate(day, { replace: date !== null });
        }}
      />
      <button
        type="button"
        className="button plain icon-only"
        aria-label="Back to the rates in force"
        title="Back to the rates in force"
        onClick={() => {
          setOpen(false);
          setDate(null);
        }}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}
