import type { Particulars } from '../../particulars.js';

export const zones: Partial<Particulars> = {};
