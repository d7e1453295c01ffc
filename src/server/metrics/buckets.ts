/** Upper bounds of the buckets of histograms, in seconds. */

/** The range from an answer out of memory to one that took the whole time limit of a request. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** An engine on the same machine answers in less than a millisecond. */
export const storeBuckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2];
