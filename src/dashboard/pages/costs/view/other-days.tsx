/** Asks for the days of a period, or for the one to compare with. */
import { addDays, daysBetween } from '../../../../base/dates.js';
import { DateField } from '../../../parts/form/date-field.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { useForm } from '../../../parts/form/use-form.js';
import { go, hrefWith } from '../../../route/address.js';
import { comparisonIn } from './comparison.js';
import { monthOf, type Period, periodIn, today } from './period.js';

interface OtherDaysProps {
  readonly of: 'period' | 'vs';
  readonly period: Period;
  onClose(): void;
}

export function OtherDays({ of, period, onClose }: OtherDaysProps) {
  const isPeriod = of === 'period';
  const wordsOf = ({ from, until }: { from: string; until: string }) => {
    if (isPeriod) return `${from}..${until}`;
    if (period.month !== null) return monthOf(from);
    return `${from}..${addDays(from, daysBetween(period.from, period.to))}`;
  };
  const form = useForm({
    first: { from: isPeriod ? period.from : '', until: isPeriod ? earlier(period.to, today()) : '' },
    check(values) {
      if (values.from === '') return { from: 'Choose a day.' };
      if (isPeriod && values.until === '') return { until: 'Choose a day.' };
      const words = wordsOf(values);
      const isKnown = isPeriod ? periodIn(words) !== null : comparisonIn(words, period) !== null;
      if (isKnown) return {};
      return isPeriod
        ? { until: 'Choose the first day or a later one, at most three years after it.' }
        : { from: 'Choose a day before the period of the page.' };
    },
    send(values) {
      go(hrefWith(isPeriod ? { period: wordsOf(values), vs: null } : { vs: wordsOf(values) }));
      onClose();
      return Promise.resolve(null);
    },
  });
  return (
    <FormDialog
      form={form}
      title={isPeriod ? 'Choose a period' : 'Compare with another period'}
      subtitle={isPeriod ? 'Days are in UTC.' : 'As long as the one of the page. Days are in UTC.'}
      act={['Show it', 'Showing it']}
      onClose={onClose}
    >
      <div className="form-row">
        <DateField
          {...form.field('from')}
          label={isPeriod || period.month === null ? 'First day' : 'A day of the month'}
          max={today()}
        />
        {isPeriod && <DateField {...form.field('until')} label="Last day" max={today()} />}
      </div>
    </FormDialog>
  );
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
