/** Health checks and waiting rooms of zones. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { timestamp } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { firstZone, seeded } from './below.js';
import type { ProviderPart } from './part.js';

/** Milliseconds until the first result of a check. */
const firstCheck = 60_000;

/** Stored: when the checks began, and what they have found if that is not healthy. */
const healthchecks: SandboxResource = {
  hides: ['begun'],
  derived: {
    status: ({ suspended, begun, failure_reason: reason }, world) => {
      if (suspended === true) return 'suspended';
      if (reason !== '') return 'unhealthy';
      return world.now() < Number(begun) + firstCheck ? 'unknown' : 'healthy';
    },
  },
  make(body, world) {
    const now = timestamp(world.now());
    return {
      id: world.random.hex(32),
      begun: world.now(),
      type: 'HTTP',
      description: '',
      suspended: false,
      interval: 60,
      timeout: 5,
      retries: 2,
      check_regions: null,
      consecutive_fails: 1,
      consecutive_successes: 1,
      http_config: null,
      tcp_config: null,
      failure_reason: '',
      ...body,
      created_on: now,
      modified_on: now,
    };
  },
};

/** Stored: how many visitors there are. */
const waitingRooms: SandboxResource = {
  hides: ['visitors'],
  make(body, world) {
    const now = timestamp(world.now());
    return {
      id: world.random.hex(32),
      visitors: 0,
      description: '',
      path: '/',
      additional_routes: [],
      session_duration: 5,
      disable_session_renewal: false,
      queueing_method: 'fifo',
      queue_all: false,
      suspended: false,
      queueing_status_code: 200,
      custom_page_html: '',
      default_template_language: 'en-US',
      json_response_enabled: false,
      enabled_origin_commands: [],
      cookie_attributes: { samesite: 'auto', secure: 'auto' },
      cookie_suffix: '',
      turnstile_mode: 'off',
      turnstile_action: 'log',
      next_event_prequeue_start_time: null,
      next_event_start_time: null,
      ...body,
      created_on: now,
      modified_on: now,
    };
  },
};

const resources = {
  '/zones/{zoneId}/healthchecks': healthchecks,
  '/zones/{zoneId}/waiting_rooms': waitingRooms,
};

const specialCalls: ProviderPart['specialCalls'] = {
  'GET /zones/{zoneId}/waiting_rooms/{id}/status': ({ world, values }) => {
    const room = world.must(`/zones/${values['zoneId']}/waiting_rooms`, values['id']);
    const isOff = room['suspended'] === true;
    const inside =
      room['queue_all'] === true ? 0 : Math.min(Number(room['visitors']), Number(room['total_active_users']));
    const waiting = isOff ? 0 : Number(room['visitors']) - inside;
    return {
      status: {
        status: isOff ? 'suspended' : waiting > 0 ? 'queueing' : 'not_queueing',
        estimated_queued_users: waiting,
        estimated_total_active_users: inside,
        max_estimated_time_minutes: Math.ceil(waiting / Number(room['new_users_per_minute'])),
        event_id: '',
      },
    };
  },
};

/** Seeds one server that is down, and one waiting room that is full. */
function seed(world: SandboxWorld): void {
  const { id: zone, name } = firstZone(world);
  const healthchecks = `/zones/${zone}/healthchecks`;
  const begun = { begun: 0 };
  const http = { type: 'HTTPS', check_regions: ['WEU', 'ENAM'] };
  const httpConfig = {
    method: 'GET',
    path: '/health',
    port: 443,
    expected_codes: ['2xx'],
    header: { Host: [`www.${String(name)}`] },
  };
  seeded(world, healthchecks, { name: 'www', address: `www.${String(name)}`, ...http, http_config: httpConfig }, begun);
  seeded(
    world,
    healthchecks,
    { name: 'shop', address: `shop.${String(name)}`, ...http, http_config: { ...httpConfig, path: '/cart' } },
    { ...begun, failure_reason: 'Response code mismatch' },
  );
  const tcp = { method: 'connection_established', port: 25 };
  seeded(
    world,
    healthchecks,
    { name: 'mail', address: '203.0.113.25', type: 'TCP', tcp_config: tcp, suspended: true },
    begun,
  );

  const rooms = `/zones/${zone}/waiting_rooms`;
  const host = `shop.${String(name)}`;
  const limits = { total_active_users: 500, new_users_per_minute: 250 };
  seeded(world, rooms, { name: 'drop', host, path: '/drop', ...limits }, { visitors: 1720 });
  seeded(
    world,
    rooms,
    { name: 'checkout', host, path: '/checkout', ...limits, queueing_method: 'random' },
    { visitors: 83 },
  );
}

export const checks: ProviderPart = { resources, specialCalls, seed };
