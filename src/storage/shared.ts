/** Parts that several storage files have. */

/** Seconds for which catalogues that hardly change may be reused. */
export const catalogue = 3600;
