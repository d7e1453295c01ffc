/** A currency, found by its code or its name. */
import { useMemo } from 'react';
import { useGraphQuery } from '../../ask/use-graph-query.js';
import { CurrenciesDocument } from '../../generated/graphql.js';
import { PickField } from './pick-field.js';

interface CurrencyFieldProps {
  readonly label?: string;
  readonly name?: string;
  readonly value: string;
  /** Says what none means, where none may be chosen. */
  readonly none?: string;
  onChange(value: string): void;
}

export function CurrencyField({ label = 'Currency', none, ...field }: CurrencyFieldProps) {
  const { data } = useGraphQuery(CurrenciesDocument, {});
  const picks = useMemo(() => {
    const all = (data?.currencies ?? []).map(({ code, name: more }) => ({ value: code, text: code, more }));
    return none === undefined ? all : [{ value: '', text: none }, ...all];
  }, [data, none]);
  // The one that is set is all that is known until they are read.
  const isKnown = picks.some(({ value }) => value === field.value);
  const shown = isKnown || field.value === '' ? picks : [...picks, { value: field.value, text: field.value }];
  return (
    <PickField {...field} label={label} picks={shown} placeholder="Code or name" nothing="No currency has this name." />
  );
}
