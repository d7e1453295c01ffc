/** Which findings are shown, by verdict, by what they are about and by account, with how many each has. */
import { useId } from 'react';
import { count } from '../../ask/money.js';
import { Check } from '../../parts/check.js';
import { Status, type Tone } from '../../parts/status.js';
import { choicesOf, type Facet, facets, type Hidden, type Row } from './listing.js';

const titles: Readonly<Record<Facet, string>> = { verdict: 'Verdict', about: 'About', account: 'Account' };
const tones: Readonly<Record<string, Tone>> = { certain: 'certain', likely: 'likely', unknown: 'unknown' };

interface FacetsProps {
  /** Undefined until they are read: what is not known is not none. */
  readonly rows: readonly Row[] | undefined;
  readonly hidden: Hidden;
  onHide(facet: Facet, hidden: ReadonlySet<string>): void;
  readonly silenced: number;
  readonly withSilenced: boolean;
  onSilenced(isOn: boolean): void;
}

export function Facets({ rows, hidden, onHide, silenced, withSilenced, onSilenced }: FacetsProps) {
  return (
    <div className="findings-facets" role="region" aria-label="Which findings">
      {facets.map((facet) => (
        <FacetPart key={facet} facet={facet} rows={rows} hidden={hidden} onHide={(values) => onHide(facet, values)} />
      ))}
      {(silenced > 0 || withSilenced) && (
        <Check isOn={withSilenced} onChange={onSilenced}>
          {count(silenced)} silenced
        </Check>
      )}
    </div>
  );
}

interface FacetPartProps {
  readonly facet: Facet;
  readonly rows: readonly Row[] | undefined;
  readonly hidden: Hidden;
  onHide(values: ReadonlySet<string>): void;
}

function FacetPart({ facet, rows, hidden, onHide }: FacetPartProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="findings-facet">
      <h2 id={id} className="small quiet">
        {titles[facet]}
      </h2>
      {choicesOf(rows ?? [], hidden, facet).map(({ value, label, count: own }) => (
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
      ))}
    </div>
  );
}
