/**
 * The longest rest of an account, in milliseconds, whatever an upstream or replica reports: no documented limit has a
 * longer window, and after it one call finds out.
 */
export const longestRest = 3600_000;
