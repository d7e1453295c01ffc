/** Shows what deleting this server would do to everything that depends on it. */
import { count } from '../../../format/money.js';
import { unlistedIn } from '../../../ask/unlisted.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { MachinesDependentsDocument, type MachinesDependentsOfFragment } from '../../../generated/graphql.js';
import { ReadAge } from '../../../parts/read-age.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import type { MachineRow } from '../figures.js';
import { Folded } from './folded.js';
import { OutsideText } from '../../../parts/outside-text.js';

type Dependent = NonNullable<MachinesDependentsOfFragment['dependents']>['nodes'][number];

export function Dependents({ machine: { account, id, api } }: { machine: MachineRow }) {
  const isDedicated = api === 'DEDICATED';
  const result = useGraphQuery(MachinesDependentsDocument, { account, id, isDedicated }, { take: 'cached' });
  const server = (result.data?.cloud ?? result.data?.dedicated)?.server;
  const dependents = server?.dependents?.nodes;
  const more = server?.dependents ? unlistedIn(server.dependents) : 0;
  return (
    <Section title={isDedicated ? 'If you cancel it' : 'If you delete it'} result={result} className="side-part">
      <ReadAge of="what depends on it" results={result} />
      {result.data === undefined ? (
        <Late width={28}>{null}</Late>
      ) : dependents === undefined ? (
        <p className="quiet">Unknown</p>
      ) : dependents.length === 0 && result.problems.length > 0 ? (
        <p className="quiet">Unknown: some data could not be read.</p>
      ) : dependents.length === 0 ? (
        <p className="quiet">Nothing else depends on it.</p>
      ) : (
        <Folded first={8} of="things">
          {dependents.map((dependent, index) => (
            <li key={index} className="machine-dependent">
              {thingOf(dependent)}
              <span className="quiet">
                <OutsideText>{dependent.effect}</OutsideText>
              </span>
            </li>
          ))}
          {more === null && <li className="quiet">There may be more.</li>}
          {more !== null && more > 0 && <li className="quiet">And {count(more)} more.</li>}
        </Folded>
      )}
    </Section>
  );
}

/** The resource, where the effect does not name it. */
function thingOf({ kind, resource }: Dependent) {
  if (kind === 'NAME') return null;
  const word = kind
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\bip\b/, 'IP');
  const name = Object.entries(resource ?? {}).find(([key, value]) => key !== '__typename' && typeof value === 'string');
  return (
    <strong>
      {word.charAt(0).toUpperCase() + word.slice(1)} {name && <OutsideText>{String(name[1])}</OutsideText>}
    </strong>
  );
}
