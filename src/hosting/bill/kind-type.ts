/** The GraphQL type of kinds, in a file of its own, because reading the settings needs no graph. */
import { registerEnumType } from 'type-graphql';
import { BillKind } from './kind.js';

registerEnumType(BillKind, {
  name: 'BillKind',
  description: 'What a line of the bill is for',
  valuesConfig: {
    SERVER: { description: 'A cloud server by type and location, on or off; or a dedicated server' },
    BACKUP: { description: 'All backups of a server: a share of its price' },
    VOLUME: { description: 'A volume, by size' },
    SNAPSHOT: { description: 'A snapshot, by size' },
    PRIMARY_IP: { description: 'A primary IP, by type and location' },
    FLOATING_IP: { description: 'A floating IP, by type and location' },
    LOAD_BALANCER: { description: 'A load balancer, by type and location' },
    STORAGE_BOX: { description: 'A storage box, by type and location; or one of the dedicated API' },
    ADDON: { description: 'An additional IP address, IPv4 subnet or failover IP of a dedicated server' },
    TRAFFIC: {
      description:
        'Outgoing traffic of a server or load balancer this month beyond the included amount; it is only in `accruedEstimate`',
    },
    PLAN: { description: 'The plan of a zone' },
    SUBSCRIPTION: { description: 'A paid product of an edge account, or of a zone beside its plan' },
    USAGE: {
      description: 'A metered product of an edge account: what it has cost this month is only in `accruedEstimate`',
    },
  },
});

export { BillKind };
