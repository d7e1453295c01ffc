/** Servers of a type that is on its way out. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const serverTypeDeprecated = rule({
  kind: 'SERVER_TYPE_DEPRECATED',
  severity: Severity.MEDIUM,
  about: 'A cloud server of a type that is on its way out in its location: another like it cannot be created for long',
  of: servers.rows.servers,
  judge({ serverType, location }) {
    const place = location?.name;
    const here = place ? serverType?.locations?.find(({ name }) => name === place) : undefined;
    const deprecation = here?.deprecation ?? serverType?.deprecation;
    if (!deprecation && serverType?.deprecated !== true) return null;
    return {
      evidence: {
        'serverType.name': serverType?.name,
        'location.name': place,
        'serverType.deprecated': serverType?.deprecated,
        unavailableAfter: deprecation?.unavailableAfter,
      },
    };
  },
});
