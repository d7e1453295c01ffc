/** Links from what belongs to a zone back to it. */
import { links, one, oneCarried } from '../../../rest/planner/links.js';
import { knownValue } from '../../../rest/planner/path-values.js';
import { EmailRoutingRule } from '../email-routing.js';
import { FirewallRule } from '../rules/firewall-rules.js';
import { LogpushJob } from '../logpush/logpush-job.js';
import { PageRule } from '../rules/page-rules.js';
import { Ruleset } from '../rules/rulesets.js';
import { Setting } from './zone-settings.js';
import { zones } from './zones.js';

const zoneId = (object: object) => knownValue(object, 'zoneId', {});
const about = 'The zone that it is in';

export const groups = [
  ...[Setting, Ruleset, FirewallRule, PageRule, LogpushJob].map((part) =>
    links<object>(part, { zone: one(zones.rows.zone, zoneId, about) }),
  ),
  links(EmailRoutingRule, {
    zone: oneCarried<EmailRoutingRule>(
      zones.rows.zone,
      zoneId,
      { names: ['name'], of: ({ zone }) => ({ name: zone?.name }) },
      about,
    ),
  }),
];
