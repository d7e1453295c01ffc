/** An amount as people type it. Where the page reads it in a way that may surprise, it says how. */
import { figure } from '../../format/money.js';
import { readAmount } from './amount.js';
import { TextField } from './text-field.js';

interface AmountFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  onChange(value: string): void;
}

export function AmountField(props: AmountFieldProps) {
  return <TextField {...props} inputMode="decimal" hint={readingOf(props.value)} />;
}

/** Null where the page would write it as it is typed. */
function readingOf(text: string): string | null {
  const read = readAmount(text);
  if (!('decimal' in read) || /^\d*$/.test(text.trim())) return null;
  const written = figure(read.decimal);
  return written === text.trim() || read.decimal === text.trim() ? null : `= ${written}`;
}
