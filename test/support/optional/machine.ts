/** Whether tests see what a fresh machine has: TEST_BARE hides services, and what would have to be fetched. */
export const isBare = process.env['TEST_BARE'] !== undefined;
