/** A checkbox in the style of the page. */
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { Icon } from './icon.js';

interface CheckProps {
  readonly isOn: boolean;
  readonly isMixed?: boolean;
  readonly label?: string;
  readonly children?: ReactNode;
  onChange(isOn: boolean): void;
}

export function Check({ isOn, isMixed = false, label, children, onChange }: CheckProps) {
  return (
    <Checkbox
      className="checkbox"
      isSelected={isOn}
      isIndeterminate={isMixed}
      {...(label !== undefined && { 'aria-label': label })}
      onChange={onChange}
    >
      <span className="box">{isMixed ? <Icon name="minus" /> : isOn && <Icon name="check" />}</span>
      {children}
    </Checkbox>
  );
}
