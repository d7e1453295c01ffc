import type { Particulars } from '../../particulars.js';

export const accounts: Partial<Particulars> = {
  ways: { 'POST /accounts': [{ without: ['unit'] }, { without: ['standalone'] }] },
};
