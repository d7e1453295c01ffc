/** The DNS names that lead to a server, and how. */
import { useAsk } from '../../../ask/use-ask.js';
import { MachinesNamesOfOneDocument, type MachinesNamesOfFragment } from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import type { Row } from '../figures.js';
import { Folded } from './folded.js';

/** As many as are asked for. */
const most = 200;

type Name = NonNullable<NonNullable<MachinesNamesOfFragment['names']>[number]>;

export function Names({ machine: { account, id, api } }: { machine: Row }) {
  const asked = useAsk(MachinesNamesOfOneDocument, { account, id, isDedicated: api === 'DEDICATED' });
  const server = (asked.data?.cloud ?? asked.data?.dedicated)?.server;
  const names = server?.names?.filter((name) => name !== null);
  return (
    <Section
      title="Names"
      note={names && (names.length < most ? names.length : `${most} or more`)}
      asked={asked}
      className="side-part"
    >
      {asked.data === undefined ? (
        <Late width={28}>{null}</Late>
      ) : names === undefined ? (
        <p className="quiet">Not known</p>
      ) : names.length === 0 ? (
        <p className="quiet">No name of the zones at the edge leads here.</p>
      ) : (
        <Folded first={6} of="names">
          {names.map((name) => (
            <li key={name.name} className="machine-line">
              <Link className="clip" href={hrefTo('names', { q: name.name })}>
                {name.name}
              </Link>
              <span className="quiet small clip">{howOf(name)}</span>
            </li>
          ))}
        </Folded>
      )}
    </Section>
  );
}

function howOf({ how, through }: Name): string {
  switch (how) {
    case 'DIRECT':
      return 'directly';
    case 'CNAME':
      return 'through another name';
    case 'WILDCARD':
      return 'by a wildcard';
    case 'LOAD_BALANCER':
      return `through balancer ${through?.__typename === 'CloudLoadBalancer' ? (through.loadBalancer ?? '') : ''}`;
    case 'POOL':
      return `through pool ${through?.__typename === 'EdgeLoadBalancerPool' ? (through.pool ?? '') : ''}`;
    case 'TUNNEL':
      return `through tunnel ${through?.__typename === 'EdgeTunnel' ? (through.tunnel ?? '') : ''}`;
  }
}
