/** Logpush jobs: one works, one can no longer reach its destination. */
import { Refusal } from '../../../sandbox/protocol/refusal.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import type { ProviderPart } from './part.js';

function mustBeAddress({ destination_conf: destination }: Fields): void {
  if (typeof destination === 'string' && !/^[a-z0-9+.-]+:\/\/\S+/.test(destination))
    throw new Refusal('invalid_input', 'destination_conf: the address cannot be read', undefined, '1002');
}

const logpushJobs: SandboxResource = {
  make(body, world) {
    mustBeAddress(body);
    const { ownership_challenge: _, ...job } = body;
    return {
      dataset: 'http_requests',
      enabled: false,
      frequency: 'high',
      kind: '',
      name: null,
      logpull_options: null,
      max_upload_bytes: null,
      max_upload_interval_seconds: null,
      max_upload_records: null,
      last_complete: null,
      last_error: null,
      error_message: null,
      output_options: null,
      ...job,
      ...(job['enabled'] === true && { last_complete: timestamp(world.now()) }),
    };
  },
};

const specialCalls: ProviderPart['specialCalls'] = {
  'POST /zones/{zoneId}/logpush/ownership': ({ world, body }) => {
    mustBeAddress(body);
    const date = timestamp(world.now()).slice(0, 10).replaceAll('-', '');
    return { challenge: { filename: `logs/challenge-filename-${date}.txt`, message: '', valid: true } };
  },
};

function seed(world: SandboxWorld): void {
  const [zone] = world.all('/zones');
  if (!zone) return;
  const collection = `/zones/${zone.id}/logpush/jobs`;
  const lastComplete = timestamp(world.now() - 45_000);
  world.change(
    collection,
    world.create(collection, {
      name: 'requests-to-archive',
      dataset: 'http_requests',
      enabled: true,
      destination_conf: 's3://acme-logs/http/{DATE}?region=eu-central-1',
      output_options: {
        output_type: 'ndjson',
        timestamp_format: 'rfc3339',
        sample_rate: 1,
        'CVE-2021-44228': true,
        field_names: ['ClientIP', 'ClientRequestHost', 'ClientRequestURI', 'EdgeResponseStatus', 'EdgeStartTimestamp'],
      },
    }).id,
    { last_complete: lastComplete },
  );
  world.change(
    collection,
    world.create(collection, {
      name: 'firewall-to-siem',
      dataset: 'firewall_events',
      enabled: true,
      frequency: 'low',
      destination_conf: 'https://siem.acme.example/ingest',
      max_upload_interval_seconds: 60,
    }).id,
    {
      last_complete: '2026-09-30T23:58:00Z',
      last_error: timestamp(world.now() - 600_000),
      error_message: 'The destination answered 403 Forbidden',
    },
  );
}

export const logpush: ProviderPart = {
  resources: { '/zones/{zoneId}/logpush/jobs': logpushJobs },
  specialCalls,
  seed,
};
