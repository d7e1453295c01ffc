/** States of certificates that are issued for you in which that has come to nothing. */
export const issuanceFailed: ReadonlySet<unknown> = new Set([
  'expired',
  'initializing_timed_out',
  'validation_timed_out',
  'issuance_timed_out',
  'deployment_timed_out',
]);
