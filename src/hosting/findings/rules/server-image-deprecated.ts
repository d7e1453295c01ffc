/** Servers made from an image that is on its way out. */
import { servers } from '../../../apis/cloud/servers/servers.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';

export const serverImageDeprecated = rule({
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
        }
      : null,
});
