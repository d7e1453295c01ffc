/** The menu of a list's columns; the choice is in the address. */
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { useParam } from '../../route/address.js';
import { Check } from '../check.js';
import type { Column } from './columns.js';
import { Icon } from '../icon.js';

/** The columns shown, of all; `first` by default. */
export function useColumns<Row>(
  all: readonly Column<Row>[],
  first: readonly string[],
): [readonly Column<Row>[], (ids: readonly string[]) => void] {
  const [text, setText] = useParam('cols');
  const wanted = text === null ? first : text.split(',');
  const shown = all.filter(({ id }, place) => place === 0 || wanted.includes(id));
  return [
    shown,
    (ids) => {
      const chosen = all.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
      const isFirst = chosen.length === first.length && chosen.every((id) => first.includes(id));
      setText(isFirst ? null : chosen.join(','), { replace: true });
    },
  ];
}

interface ColumnsMenuProps<Row> {
  readonly all: readonly Column<Row>[];
  readonly shown: readonly Column<Row>[];
  onChoose(ids: readonly string[]): void;
}

/** The first column names the row and is always shown. */
export function ColumnsMenu<Row>({ all, shown, onChoose }: ColumnsMenuProps<Row>) {
  const ids = shown.map(({ id }) => id);
  return (
    <DialogTrigger>
      <Button className="button plain columns-button">
        <Icon name="columns" />
        Columns
      </Button>
      <Popover className="popover">
        <Dialog className="columns-menu" aria-label="Columns">
          {all.slice(1).map(({ id, header }) => (
            <Check
              key={id}
              isOn={ids.includes(id)}
              onChange={(isOn) => onChoose(isOn ? [...ids, id] : ids.filter((other) => other !== id))}
            >
              {header}
            </Check>
          ))}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
