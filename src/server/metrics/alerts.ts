/** Messages of alerts: those that wait, as the store has them for all replicas, and those that this process gave up. */
import { Counter, type Registry } from 'prom-client';
import { undeliveredAlerts } from '../../base/telemetry/diagnostics.js';
import { channelKinds } from '../alerts/channels/channel.js';
import { deliveryReasons } from '../alerts/delivery/failure.js';
import type { WaitingMessages } from '../alerts/outbox/outbox.js';
import { knownGauge } from './known-gauge.js';
import type { MetricsSources } from './sources.js';

export function alertMetrics(
  registry: Registry,
  { services: { alerts } }: Pick<MetricsSources, 'services'>,
): () => void {
  let reading: Promise<WaitingMessages | null> | null = null;
  /** The same for both gauges of a scrape. */
  const waiting = () => {
    const isRead = () => (reading = null);
    reading ??= alerts
      .waiting()
      .catch(() => null)
      .finally(isRead);
    return reading;
  };
  knownGauge(registry, {
    name: 'meridian_alert_deliveries_waiting',
    help: 'Messages of alerts whose time has come and that are not delivered yet; absent while the store cannot be read.',
    value: async () => (await waiting())?.count ?? null,
  });
  knownGauge(registry, {
    name: 'meridian_alert_deliveries_oldest_age_seconds',
    help: 'For how long the oldest of those that wait was to be delivered; 0 where none waits, absent while the store cannot be read.',
    value: async () => {
      const found = await waiting();
      return found && found.longest / 1000;
    },
  });
  const failed = new Counter({
    name: 'meridian_alert_deliveries_failed_total',
    help: 'Messages of alerts that were not delivered and are not tried again, tests aside.',
    labelNames: ['channel', 'reason'],
    registers: [registry],
  });
  const known = [...deliveryReasons, 'RULE_STOPPED'];
  const count = (channel: string, reason: string, by = 1) =>
    failed.inc({ channel: channel.toLowerCase(), reason: known.includes(reason) ? reason.toLowerCase() : 'other' }, by);
  for (const channel of channelKinds) for (const reason of known) count(channel, reason, 0);
  return undeliveredAlerts.subscribe(({ channel, reason }) => count(channel, reason));
}
