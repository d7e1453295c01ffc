/** The menu of commands for servers; it opens the dialog that shows the mutation. */
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components/Menu';
import { openAct } from '../../acts/act.js';
import { Icon } from '../../parts/icon.js';
import { powerAct } from './acts.js';
import type { Machine } from './machine.js';
import { fits, has, powers, type PowerSupport } from './power.js';

interface PowerMenuProps {
  readonly machines: readonly Machine[];
  readonly ways?: PowerSupport | null;
  readonly isDisabled: boolean;
}

export function PowerMenu({ machines, ways = null, isDisabled }: PowerMenuProps) {
  const choices = powers.flatMap(({ id, label, about }) => {
    const able = machines.filter((machine) => has(machine, id, ways));
    return able.length === 0 ? [] : [{ id, label, about, fit: able.filter((machine) => fits(machine, id)) }];
  });
  return (
    <MenuTrigger>
      <Button className="button" isDisabled={isDisabled || choices.length === 0}>
        <Icon name="power" />
        Power
        <Icon name="down" />
      </Button>
      <Popover className="popover" placement="bottom start">
        <Menu
          aria-label="Power"
          disabledKeys={choices.filter(({ fit }) => fit.length === 0).map(({ id }) => id)}
          onAction={(key) => {
            const choice = choices.find(({ id }) => id === key);
            if (choice) openAct(...choice.fit.map((machine) => powerAct(machine, choice.id)));
          }}
        >
          {choices.map(({ id, label, about, fit }) => (
            <MenuItem key={id} id={id} className="option machines-power" textValue={label}>
              <Text slot="label">
                {label}
                {machines.length > 1 && fit.length > 0 && ` ${fit.length} of ${machines.length}`}
              </Text>
              <Text slot="description" className="option-more small">
                {fit.length === 0 ? 'Not in its present state' : about}
              </Text>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
