/** A checkbox in the style of the page. */
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Icon } from './icon.js';

interface CheckProps {
  readonly isOn?: boolean;
  /** Its value in a group, which then says whether it is on. */
  readonly value?: string;
  readonly isMixed?: boolean;
  readonly label?: string;
  readonly children?: ReactNode;
  onChange?(isOn: boolean): void;
}

export function Check({ isOn, value, isMixed = false, label, children, onChange }: CheckProps) {
  return (
    <Checkbox
      className="checkbox"
      {...(isOn !== undefined && { isSelected: isOn })}
      {...(value !== undefined && { value })}
      isIndeterminate={isMixed}
      {...(label !== undefined && { 'aria-label': label })}
      {...(onChange && { onChange })}
    >
      {({ isSelected }) => (
        <>
          <span className="box">{isMixed ? <Icon name="minus" /> : isSelected && <Icon name="check" />}</span>
          {children}
        </>
      )}
    </Checkbox>
  );
}
