/** The state of the accounts of the hosting APIs. */
import { Gauge, type Registry } from 'prom-client';
import { labelsOf } from './account-labels.js';
import type { MetricsSources } from './sources.js';

export function accountMetrics(
  registry: Registry,
  { services: { upstreams, credentials } }: MetricsSources,
): undefined {
  const registers = [registry];
  const labelNames = ['api', 'account'] as const;
  new Gauge({
    name: 'meridian_upstream_rate_limit_remaining',
    help: 'Calls that the account has left, as far as its API has reported or allows any.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const account of upstreams.accounts) {
        const remaining = upstreams.rateLimitOf(account)?.remaining ?? null;
        if (remaining !== null) this.set(labelsOf(account), remaining);
      }
    },
  });
  new Gauge({
    name: 'meridian_upstream_rate_limit_calls',
    help: 'Calls that the account has when none has been made.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const account of upstreams.accounts) {
        const limit = upstreams.rateLimitOf(account)?.limit ?? null;
        if (limit !== null) this.set(labelsOf(account), limit);
      }
    },
  });
  new Gauge({
    name: 'meridian_upstream_resting',
    help: '1 while the account is not called, because it keeps failing or its credential was refused.',
    labelNames: ['api', 'account', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const account of upstreams.accounts) {
        const labels = labelsOf(account);
        const rests = upstreams.restsOf(account);
        this.set({ ...labels, reason: 'failing' }, Number(rests?.isBroken ?? false));
        this.set({ ...labels, reason: 'credential_refused' }, Number(rests?.isRefused ?? false));
      }
    },
  });
  new Gauge({
    name: 'meridian_upstream_credential_problem',
    help: '1 while the file of the credential cannot be used, and an earlier credential is.',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const account of upstreams.accounts) {
        this.set(labelsOf(account), Number(credentials.problemOf(account) !== null));
      }
    },
  });
}
