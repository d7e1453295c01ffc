/** One of several choices in a list, with words before what is chosen. */
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../../parts/icon.js';
import { OutsideText } from '../../../parts/outside-text.js';

interface ChoiceProps {
  readonly label: string;
  /** Shown before what is chosen. */
  readonly lead?: string;
  readonly className?: string;
  readonly choices: readonly { readonly key: string; readonly label: string; readonly note?: string }[];
  readonly chosen: string;
  onChoose(key: string): void;
}

export function Choice({ label, lead, className = '', choices, chosen, onChoose }: ChoiceProps) {
  return (
    <Select
      className={`choice ${className}`}
      aria-label={label}
      value={chosen}
      onChange={(key) => {
        if (key !== null) onChoose(String(key));
      }}
    >
      {lead !== undefined && <span className="small quiet choice-lead">{lead}</span>}
      <Button className="button">
        <SelectValue className="clip">
          <OutsideText>{choices.find(({ key }) => key === chosen)?.label}</OutsideText>
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox>
          {choices.map(({ key, label: word, note }) => (
            <ListBoxItem
              key={key}
              id={key}
              className="option"
              textValue={note === undefined ? word : `${note}, ${word}`}
            >
              {note !== undefined && <span className="quiet">{note}</span>} <OutsideText>{word}</OutsideText>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
