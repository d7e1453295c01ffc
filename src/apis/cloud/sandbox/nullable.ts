/** The fields of bodies that take null, by call: by the provider's documents all others have a type without it. */
import type { NullableFields } from '../../../sandbox/world/provider.js';

export const nullable: NullableFields = {
  'POST /floating_ips': ['server', 'description'],
  'PUT /floating_ips/{id}': ['description'],
  'POST /floating_ips/{id}/actions/change_dns_ptr': ['dns_ptr'],
  'POST /load_balancers/{id}/actions/change_dns_ptr': ['dns_ptr'],
  'POST /primary_ips': ['assignee_id'],
  'POST /primary_ips/{id}/actions/change_dns_ptr': ['dns_ptr'],
  'POST /servers/{id}/actions/change_dns_ptr': ['dns_ptr'],
  'POST /volumes/{id}/actions/change_dns_ptr': ['dns_ptr'],
  'POST /zones/{zoneId}/rrsets': ['ttl'],
  'POST /zones/{zoneId}/rrsets/{name}/{type}/actions/add_records': ['ttl'],
  'POST /zones/{zoneId}/rrsets/{name}/{type}/actions/change_ttl': ['ttl'],
};
