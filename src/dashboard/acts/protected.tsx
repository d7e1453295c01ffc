/** Acts on protected things: each is left out until it is ticked by its name. */
import { Check } from '../parts/check.js';
import { accountLabel } from '../shell/scope.js';
import type { Act } from './act.js';
import { OutsideText } from '../parts/outside-text.js';

interface ProtectedProps {
  readonly acts: readonly Act[];
  /** Keys of the included ones. */
  readonly ticked: ReadonlySet<string>;
  onTick(keys: ReadonlySet<string>): void;
}

export function Protected({ acts, ticked, onTick }: ProtectedProps) {
  if (acts.length === 0) return null;
  const lifts = acts.some(({ protection }) => protection === 'lifted');
  const tick = (key: string, isOn: boolean) =>
    onTick(new Set(isOn ? [...ticked, key] : [...ticked].filter((each) => each !== key)));
  return (
    <section className="act-part" aria-label="Protected">
      <h3>Protected: skipped unless ticked</h3>
      <p className="small quiet">
        {lifts
          ? 'These are protected against deletion or changes. If you tick one, its protection is removed first.'
          : 'These are protected against deletion or changes. Their protection stays.'}
      </p>
      <ul className="act-protected">
        {acts.map((act) => (
          <li key={act.key}>
            <Check isOn={ticked.has(act.key)} onChange={(isOn) => tick(act.key, isOn)}>
              <span>
                <OutsideText>{nameOf(act)}</OutsideText>{' '}
                <span className="quiet">
                  <OutsideText>{accountLabel(act.api, act.account)}</OutsideText>
                </span>
              </span>
            </Check>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function nameOf({ name, title }: Act): string {
  return name ?? title.replace(/\?$/, '');
}
