/** Rules about cloud servers. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { deletion } from '../evidence/deletion.js';
import { type Rule, accountCause, rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const rules: readonly Rule[] = [
  rule({
    kind: 'SERVER_IMAGE_DEPRECATED',
    severity: Severity.MEDIUM,
    about:
      'A cloud server with a deprecated image: its operating system nears its end of life, unless it was upgraded in place',
    of: servers.rows.servers,
    judge: ({ image }) =>
      image?.deprecated
        ? {
            evidence: { 'image.name': image.name, 'image.deprecated': image.deprecated },
            verdict: Verdict.LIKELY,
            ...(image.name && { cause: { name: image.name } }),
          }
        : null,
  }),
  rule({
    kind: 'SERVER_ISO_DEPRECATED',
    severity: Severity.LOW,
    about: 'A cloud server with a deprecated ISO attached: it boots from that first',
    of: servers.rows.servers,
    judge: ({ id, iso }) =>
      iso?.deprecation
        ? {
            evidence: { 'iso.name': iso.name, 'iso.deprecation.unavailableAfter': iso.deprecation.unavailableAfter },
            ...(iso.name && { cause: { name: iso.name } }),
            remedies: [{ mutation: 'detachCloudServerIso', arguments: { id } }],
          }
        : null,
  }),
  rule({
    kind: 'SERVER_OFF',
    severity: Severity.MEDIUM,
    about: 'A cloud server that is off: it costs as much as one that runs',
    of: servers.rows.servers,
    judge: (server) =>
      server.status === 'off'
        ? { evidence: { status: server.status }, ...deletion('deleteCloudServer', server) }
        : null,
  }),
  rule({
    kind: 'SERVER_TYPE_DEPRECATED',
    severity: Severity.MEDIUM,
    about: 'A cloud server of a type that is deprecated in its location: soon no other one like it can be created',
    of: servers.rows.servers,
    judge({ serverType, location }) {
      const place = location?.name;
      const here = place ? serverType?.locations?.find(({ name }) => name === place) : undefined;
      const deprecation = here?.deprecation ?? serverType?.deprecation;
      if (!deprecation && serverType?.deprecated !== true) return null;
      return {
        ...(serverType?.name && { cause: { name: [serverType.name, place].filter(Boolean).join(' in ') } }),
        evidence: {
          'serverType.name': serverType?.name,
          'location.name': place,
          'serverType.deprecated': serverType?.deprecated,
          unavailableAfter: deprecation?.unavailableAfter,
        },
      };
    },
  }),
  rule({
    kind: 'SERVER_WITHOUT_BACKUPS',
    severity: Severity.MEDIUM,
    about:
      'A cloud server without backups; the remedy costs a percentage of its price, as in `pricing { serverBackup { percentage } }`',
    of: servers.rows.servers,
    judge: ({ id, status, backupWindow }, _beside, look) =>
      backupWindow === null && status !== 'deleting'
        ? {
            evidence: { backupWindow },
            cause: accountCause(look),
            remedies: [{ mutation: 'enableCloudServerBackup', arguments: { id } }],
          }
        : null,
  }),
  rule({
    kind: 'SERVER_WITHOUT_DELETE_PROTECTION',
    severity: Severity.LOW,
    about: 'A cloud server without deletion protection; deleting it also deletes its disk and backups',
    of: servers.rows.servers,
    judge: ({ id, status, protection }, _beside, look) =>
      protection?.delete === false && status !== 'deleting'
        ? {
            evidence: { 'protection.delete': false },
            cause: accountCause(look),
            // The API protects a server from both or from neither.
            remedies: [
              { mutation: 'changeCloudServerProtection', arguments: { id, input: { delete: true, rebuild: true } } },
            ],
          }
        : null,
  }),
];
