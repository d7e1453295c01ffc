/** The fields of bodies that take null, by call: by the provider's documents all others have a type without it. */
import type { NullableFields } from '../../../sandbox/world/provider.js';

const newPool = ['load_shedding', 'notification_filter', 'origin_steering'];
const pool = [...newPool, 'check_regions', 'health_sources'];
const healthcheck = ['check_regions', 'http_config', 'tcp_config'];
const job = [
  'filter',
  'frequency',
  'logpull_options',
  'max_upload_bytes',
  'max_upload_interval_seconds',
  'max_upload_records',
  'name',
  'output_options',
];

export const nullable: NullableFields = {
  'PATCH /accounts/{accountId}/load_balancers/pools/{id}': pool,
  'PATCH /user': ['country', 'first_name', 'last_name', 'telephone', 'zipcode'],
  'POST /accounts/{accountId}/load_balancers/monitors': ['port'],
  'POST /accounts/{accountId}/load_balancers/pools': newPool,
  'POST /zones/{zoneId}/healthchecks': healthcheck,
  'POST /zones/{zoneId}/logpush/jobs': ['dataset', ...job],
  'PUT /accounts/{accountId}/load_balancers/monitors/{id}': ['port'],
  'PUT /accounts/{accountId}/load_balancers/pools/{id}': pool,
  'PUT /zones/{zoneId}/healthchecks/{id}': healthcheck,
  'PUT /zones/{zoneId}/logpush/jobs/{id}': job,
};
