import { AccessApp } from '../../../../../src/apis/edge/access/access-kinds.js';
import type { Particulars } from '../../particulars.js';

export const access: Partial<Particulars> = {
  revisions: { AccessPolicy: { id: 'string!' } },
  kinds: { AccessApp: { of: AccessApp } },
};
