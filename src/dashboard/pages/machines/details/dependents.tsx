/** What would become of everything else if this server were deleted. */
import { useAsk } from '../../../ask/use-ask.js';
import { MachinesDependentsDocument, type MachinesDependentsOfFragment } from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import type { Row } from '../figures.js';
import { Folded } from './folded.js';

/** As many as are asked for. */
const most = 200;

type Dependent = NonNullable<NonNullable<MachinesDependentsOfFragment['dependents']>[number]>;

export function Dependents({ machine: { account, id, api } }: { machine: Row }) {
  const isDedicated = api === 'DEDICATED';
  const asked = useAsk(MachinesDependentsDocument, { account, id, isDedicated });
  const server = (asked.data?.cloud ?? asked.data?.dedicated)?.server;
  const dependents = server?.dependents?.filter((each) => each !== null);
  return (
    <Section title={isDedicated ? 'If you cancel it' : 'If you delete it'} asked={asked} className="side-part">
      {asked.data === undefined ? (
        <Late width={28}>{null}</Late>
      ) : dependents === undefined ? (
        <p className="quiet">Not known</p>
      ) : dependents.length === 0 ? (
        <p className="quiet">Nothing else depends on it.</p>
      ) : (
        <Folded first={8} of="things">
          {dependents.map((dependent, index) => (
            <li key={index} className="machine-dependent">
              {thingOf(dependent)}
              <span className="quiet">{dependent.effect}</span>
            </li>
          ))}
          {dependents.length >= most && <li className="quiet">And more than are read here.</li>}
        </Folded>
      )}
    </Section>
  );
}

/** What its words do not name themselves. */
function thingOf({ kind, resource }: Dependent) {
  if (kind === 'NAME') return null;
  const word = kind
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bip\b/, 'IP');
  const name = Object.entries(resource ?? {}).find(([key, value]) => key !== '__typename' && typeof value === 'string');
  return (
    <strong>
      {word.charAt(0).toUpperCase() + word.slice(1)} {name ? String(name[1]) : ''}
    </strong>
  );
}
