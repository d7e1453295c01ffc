/** Filters of findings by verdict, object type and account, each with its count. */
import { useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { count } from '../../format/money.js';
import { Check } from '../../parts/check.js';
import { Icon } from '../../parts/icon.js';
import { Status, type Tone } from '../../parts/status.js';
import { useWidth } from '../../parts/use-width.js';
import { choicesOf, type Facet, facets, type Hidden, type FindingRow } from './listing.js';

const titles: Readonly<Record<Facet, string>> = { verdict: 'Verdict', about: 'About', account: 'Account' };
const tones: Readonly<Record<string, Tone>> = { certain: 'certain', likely: 'likely', unknown: 'unknown' };

/** Width in pixels of the column beside the list. */
const column = 196;

interface FacetsProps {
  /** Undefined until they are read: unknown is not none. */
  readonly rows: readonly FindingRow[] | undefined;
  readonly hidden: Hidden;
  onHide(facet: Facet, hidden: ReadonlySet<string>): void;
  /** Null until they are read. */
  readonly silenced: number | null;
  readonly includeSilenced: boolean;
  onSilenced(isOn: boolean): void;
}

export function Facets({ rows, hidden, onHide, silenced, includeSilenced, onSilenced }: FacetsProps) {
  const box = useRef<HTMLDivElement>(null);
  // A column beside the list, a line above it.
  const Part = useWidth(box) > column ? FacetMenu : FacetPart;
  return (
    <div ref={box} className="findings-facets" role="region" aria-label="Filter findings">
      {facets.map((facet) => (
        <Part key={facet} facet={facet} rows={rows} hidden={hidden} onHide={(values) => onHide(facet, values)} />
      ))}
      {((silenced !== null && silenced > 0) || includeSilenced) && (
        <Check isOn={includeSilenced} onChange={onSilenced}>
          {silenced === null ? 'Silenced' : `${count(silenced)} silenced`}
        </Check>
      )}
    </div>
  );
}

interface FacetPartProps {
  readonly facet: Facet;
  readonly rows: readonly FindingRow[] | undefined;
  readonly hidden: Hidden;
  onHide(values: ReadonlySet<string>): void;
}

function FacetPart(props: FacetPartProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="findings-facet">
      <h2 id={id} className="small quiet">
        {titles[props.facet]}
      </h2>
      <FacetChoices {...props} />
    </div>
  );
}

function FacetMenu(props: FacetPartProps) {
  const { facet, hidden } = props;
  const title = titles[facet];
  return (
    <DialogTrigger>
      <Button className="button">
        {title}
        {hidden[facet].size > 0 && <span className="quiet">without {count(hidden[facet].size)}</span>}
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <Dialog className="findings-facet" aria-label={title}>
          <FacetChoices {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function FacetChoices({ facet, rows, hidden, onHide }: FacetPartProps) {
  return choicesOf(rows ?? [], hidden, facet).map(({ value, label, count: own }) => (
    <div key={value} className="findings-choice">
      <Check
        isOn={!hidden[facet].has(value)}
        onChange={(isOn) => {
          const next = new Set(hidden[facet]);
          if (isOn) next.delete(value);
          else next.add(value);
          onHide(next);
        }}
      >
        {facet === 'verdict' ? <Status tone={tones[value] ?? 'unknown'}>{label}</Status> : label}
      </Check>
      <span className="quiet small">{rows && count(own)}</span>
    </div>
  ));
}
