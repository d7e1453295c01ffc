/**
 * The longest that an account is left alone, in milliseconds, whatever an upstream or another replica says: no documented
 * limit has a longer window, and after that one call finds out how things are.
 */
export const longestRest = 3600_000;
