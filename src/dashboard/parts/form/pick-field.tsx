/** One of many, found by typing a part of its words and picked from a list: what is on no list cannot be sent. */
import { useMemo } from 'react';
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  useFilter,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../icon.js';
import { OutsideText } from '../outside-text.js';
import { Reachable } from '../reachable.js';

interface Pick {
  readonly value: string;
  /** Shown in the field. */
  readonly text: string;
  /** It is found by this, too. */
  readonly more?: string;
}

interface PickFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly value: string;
  readonly picks: readonly Pick[];
  readonly placeholder?: string;
  readonly hint?: string;
  /** The words where nothing on the list has what was typed. */
  readonly nothing: string;
  onChange(value: string): void;
}

/** A pick has a value of its own in react-aria, where an empty one is none. */
const keyOf = (value: string) => `=${value}`;

export function PickField(props: PickFieldProps) {
  const { label, name, value, picks, placeholder, hint, nothing, onChange } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const words = useMemo(() => new Map(picks.map(({ text, more = '' }) => [text, `${text} ${more}`])), [picks]);
  const isListed = picks.some((pick) => pick.value === value);
  return (
    <ComboBox
      className="form-field"
      {...(name !== undefined && { name })}
      value={isListed ? keyOf(value) : null}
      onChange={(key) => onChange(key === null ? '' : String(key).slice(1))}
      defaultItems={picks}
      defaultFilter={(text, typed) => contains(words.get(text) ?? text, typed)}
      allowsEmptyCollection
      menuTrigger="input"
    >
      <Label className="form-label">{label}</Label>
      <Group className="pick">
        <Input className="input" {...(placeholder !== undefined && { placeholder })} spellCheck="false" />
        <Button className="button plain icon-only pick-button">
          <Icon name="down" />
        </Button>
      </Group>
      {hint !== undefined && (
        <Text slot="description" className="form-hint">
          {hint}
        </Text>
      )}
      <FieldError className="form-error" />
      <Popover className="popover pick-list">
        <Reachable label={`Choices for ${label}`} className="pick-choices">
          <ListBox<Pick> renderEmptyState={() => <p className="options-header">{nothing}</p>}>
            {({ value: one, text, more }) => (
              <ListBoxItem id={keyOf(one)} className="option" textValue={text}>
                {more === undefined ? (
                  <OutsideText>{text}</OutsideText>
                ) : (
                  <>
                    <strong>{text}</strong> {more}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Reachable>
      </Popover>
    </ComboBox>
  );
}
