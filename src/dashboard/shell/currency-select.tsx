/** The currency of all amounts, searched by code or name. */
import { useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { symbolOf } from '../format/money.js';
import { useGraphQuery } from '../ask/use-graph-query.js';
import { CurrenciesDocument } from '../generated/graphql.js';
import { Icon } from '../parts/icon.js';
import { Reachable } from '../parts/reachable.js';

interface CurrencySelectProps {
  readonly label: string;
  readonly value: string;
  readonly className?: string;
  /** Opened by the key `c`. */
  readonly isMain?: boolean;
  onChange(code: string): void;
}

export function CurrencySelect({ label, value, className = '', isMain = false, onChange }: CurrencySelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [isReached, setReached] = useState(false);
  // Most visits choose none: the list is fetched once a pointer or the focus is on the button.
  const { data, isBusy } = useGraphQuery(CurrenciesDocument, {}, { pause: !isReached && !isOpen });
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Select
      aria-label={label}
      value={value}
      isOpen={isOpen}
      allowsEmptyCollection
      onOpenChange={setOpen}
      onFocus={() => setReached(true)}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      <Button
        className={`button edge ${className}`}
        onHoverStart={() => setReached(true)}
        {...(isMain && { 'data-key-c': '' })}
      >
        <SelectValue>
          <strong>{value}</strong> {symbolOf(value) === value ? null : symbolOf(value)}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Autocomplete filter={contains}>
          <SearchField aria-label="Find a currency" autoFocus>
            <Input className="input" placeholder="Code or name" />
          </SearchField>
          <Reachable label="All currencies" className="currency-list">
            <ListBox
              items={data?.currencies ?? []}
              aria-label="Currencies"
              renderEmptyState={() => (
                <p className="options-header">{isBusy ? 'Reading the currencies…' : 'No matching currency.'}</p>
              )}
            >
              {({ code, name }) => (
                <ListBoxItem id={code} key={code} className="option" textValue={`${code} ${name}`}>
                  <strong>{code}</strong> {name}
                </ListBoxItem>
              )}
            </ListBox>
          </Reachable>
        </Autocomplete>
      </Popover>
    </Select>
  );
}
