/** A day, typed or picked in a calendar. */
import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  FieldError,
  Group,
  Label,
  Popover,
  Text,
} from 'react-aria-components/DatePicker';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { isDate } from '../../../base/dates.js';
import { Icon } from '../icon.js';

interface DateFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly name?: string;
  /** A day as `2026-12-31`; empty for none. */
  readonly value: string;
  /** Days that can be picked; what is typed is checked by the form. */
  readonly min?: string;
  readonly max?: string;
  readonly hint?: string;
  readonly hasFocus?: boolean;
  onChange(value: string): void;
}

export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden = false, name, value, min, max, hint, hasFocus = false, onChange } = props;
  return (
    <DatePicker
      className="form-field"
      {...(name !== undefined && { name })}
      value={dayOf(value)}
      onChange={(day) => onChange(day === null ? '' : day.toString())}
      autoFocus={hasFocus}
      shouldForceLeadingZeros
    >
      <Label className={isLabelHidden ? 'hidden-text' : 'form-label'}>{label}</Label>
      <Group className="input date-input" {...(name !== undefined && { 'data-date-field': name })}>
        <DateInput className="date-segments">
          {(segment) => <DateSegment segment={segment} className="date-segment" />}
        </DateInput>
        {value !== '' && (
          <button
            type="button"
            className="button plain icon-only"
            aria-label={`Clear ${label}`}
            onClick={() => onChange('')}
          >
            <Icon name="close" />
          </button>
        )}
        <Button className="button plain icon-only">
          <Icon name="calendar" />
        </Button>
      </Group>
      {hint !== undefined && (
        <Text slot="description" className="form-hint">
          {hint}
        </Text>
      )}
      <FieldError className="form-error" />
      <Popover className="popover" placement="bottom end">
        <Dialog className="calendar">
          <Calendar {...bounds({ min, max })}>
            <div className="calendar-head">
              <Button slot="previous" className="button plain icon-only">
                <Icon name="previous" />
              </Button>
              <Heading />
              <Button slot="next" className="button plain icon-only">
                <Icon name="next" />
              </Button>
            </div>
            <CalendarGrid>{(day) => <CalendarCell date={day} className="calendar-day" />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

function dayOf(text: string) {
  return isDate(text) ? parseDate(text) : null;
}

function bounds({ min, max }: { readonly min: string | undefined; readonly max: string | undefined }) {
  const [minValue, maxValue] = [min === undefined ? null : dayOf(min), max === undefined ? null : dayOf(max)];
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) };
}
