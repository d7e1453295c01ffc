import type { Particulars } from '../../particulars.js';

export const accounts: Partial<Particulars> = {
  revisions: { ApiToken: { id: 'string!' } },
  ways: { 'POST /accounts': [{ without: ['unit'] }, { without: ['standalone'] }] },
};
