/** The kinds of lines as a type of the graph: whoever reads settings alone needs no graph. */
import { registerEnumType } from 'type-graphql';
import { BillKind } from './kind.js';

registerEnumType(BillKind, {
  name: 'BillKind',
  description: 'What a line of the bill is for',
  valuesConfig: {
    SERVER: { description: 'A server of the cloud by type and location, on or off; or a dedicated one' },
    BACKUP: { description: 'The backups of a server, however many: a share of its price' },
    VOLUME: { description: 'A volume by its size' },
    SNAPSHOT: { description: 'A snapshot by its size' },
    PRIMARY_IP: { description: 'A primary IP by type and location' },
    FLOATING_IP: { description: 'A floating IP by type and location' },
    LOAD_BALANCER: { description: 'A load balancer by type and location' },
    STORAGE_BOX: { description: 'A storage box by type and location; or one of the dedicated API' },
    ADDON: { description: 'A single address, IPv4 subnet or failover of a dedicated server, beyond its main address' },
    TRAFFIC: {
      description: 'What a server or load balancer has sent this month beyond what is included; it is in no run rate',
    },
    PLAN: { description: 'What a zone of the edge is subscribed to' },
  },
});

export { BillKind };
