/** Samples that the cloud and storage APIs share. */

/** One enum gives the status of the servers of every API. */
export const serverStatus =
  'enum(running|initializing|starting|stopping|off|deleting|migrating|rebuilding|unknown|ready|in process|in progress)!';

/** One enum gives the type of the DNS records of every API. */
export const dnsRecordType =
  'enum(A|AAAA|CAA|CERT|CNAME|DNSKEY|DS|HINFO|HTTPS|LOC|MX|NAPTR|NS|OPENPGPKEY|PTR|RP|SMIMEA|SOA|SRV|SSHFP|SVCB|TLSA|TXT|URI)!';

/** Bytes come in such numbers. */
export const beyond32Bits = 2 ** 44;

export const namedKeySamples: Readonly<Record<string, unknown>> = {
  // What the engine asks a first page with.
  page: 1,
  per_page: 50,
  labels: { env: 'production', 'example.com/owner': '' },
  label_selector: 'env=production,!old',
  progress: 42,
  net: '1.1900000000',
  gross: '1.4161000000',
};
