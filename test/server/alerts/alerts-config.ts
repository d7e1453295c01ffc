/** Settings of alerts that allow everything but e-mail, unless others are given. */
import type { AlertsConfig } from '../../../src/server/alerts/alerts-config.js';
import { channelKinds } from '../../../src/server/alerts/channels/channel.js';

export function alertsConfig(given: Partial<AlertsConfig> = {}): AlertsConfig {
  return { kinds: channelKinds, allowsPrivate: true, emailDomains: null, smtp: null, ...given };
}
