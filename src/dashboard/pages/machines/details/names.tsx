/** The DNS names that lead to a server, and how they do. */
import { count } from '../../../format/money.js';
import { countIn, map, certaintyOf, valueOf } from '../../../ask/certainty.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { MachinesNamesOfOneDocument, type MachinesNamesOfFragment } from '../../../generated/graphql.js';
import { figureText } from '../../../parts/figure.js';
import { ReadAge } from '../../../parts/read-age.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import type { MachineRow } from '../figures.js';
import { Folded } from './folded.js';
import { OutsideText } from '../../../parts/outside-text.js';

type Name = NonNullable<MachinesNamesOfFragment['names']>['nodes'][number];

export function MachineNames({ machine: { account, id, api } }: { machine: MachineRow }) {
  const result = useGraphQuery(
    MachinesNamesOfOneDocument,
    { account, id, isDedicated: api === 'DEDICATED' },
    { take: 'cached' },
  );
  const server = (result.data?.cloud ?? result.data?.dedicated)?.server;
  const read = map(certaintyOf(result), () => server?.names ?? undefined);
  const names = valueOf(read)?.nodes;
  const all = server?.names?.totalCount ?? null;
  return (
    <Section
      title="Names"
      note={
        figureText(
          countIn(read, () => all),
          count,
        ) ?? ''
      }
      result={result}
      className="side-part"
    >
      <ReadAge of="its names" results={result} />
      {result.data === undefined ? (
        <Late width={28}>{null}</Late>
      ) : names === undefined ? (
        <p className="quiet">Unknown</p>
      ) : names.length === 0 && read.is === 'least' ? (
        <p className="quiet">Unknown: zones could not be read.</p>
      ) : names.length === 0 ? (
        <p className="quiet">No name in the edge’s zones leads here.</p>
      ) : (
        <Folded first={6} of="names">
          {names.map((name) => (
            <li key={name.name} className="machine-line">
              <Link className="clip" href={hrefTo('names', { q: name.name })}>
                <OutsideText>{name.name}</OutsideText>
              </Link>
              <span className="quiet small clip">
                <OutsideText>{routeOf(name)}</OutsideText>
              </span>
            </li>
          ))}
          {all === null && <li className="quiet">There may be more.</li>}
          {all !== null && all > names.length && <li className="quiet">And {count(all - names.length)} more.</li>}
        </Folded>
      )}
    </Section>
  );
}

function routeOf({ route, via }: Name): string {
  switch (route) {
    case 'DIRECT':
      return 'directly';
    case 'CNAME':
      return 'through another name';
    case 'WILDCARD':
      return 'by a wildcard';
    case 'LOAD_BALANCER':
      return `through balancer ${via?.__typename === 'CloudLoadBalancer' ? (via.loadBalancer ?? '') : ''}`;
    case 'POOL':
      return `through pool ${via?.__typename === 'EdgeLoadBalancerPool' ? (via.pool ?? '') : ''}`;
    case 'TUNNEL':
      return `through tunnel ${via?.__typename === 'EdgeTunnel' ? (via.tunnel ?? '') : ''}`;
  }
}
