import { AccessApp } from '../../../../../src/apis/edge/access/access-kinds.js';
import type { Particulars } from '../../particulars.js';

export const access: Partial<Particulars> = {
  kinds: { AccessApp: { of: AccessApp } },
};
