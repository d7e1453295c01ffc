/** Ends before it has any test. */
throw new Error('thrown while it loads');

export {};
