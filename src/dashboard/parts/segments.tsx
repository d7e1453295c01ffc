/** One choice of a few, as segmented buttons. */
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly key: T; readonly label: string }[];
  readonly chosen: T;
  onChoose(key: T): void;
}

export function Segments<T extends string>({ label, choices, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="segments"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const next = choices.find(({ key }) => keys.has(key));
        if (next) onChoose(next.key);
      }}
    >
      {choices.map(({ key, label: word }) => (
        <ToggleButton key={key} id={key} className="button">
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
