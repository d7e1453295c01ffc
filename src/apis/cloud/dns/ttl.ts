/** Seconds that a time to live may have. */
export const shortestTtl = 60;
export const longestTtl = 2 ** 31 - 1;
