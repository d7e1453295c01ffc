import { AccessApp } from '../../../../src/edge/access-kinds.js';
import type { Particulars } from '../../particulars.js';

export const access: Partial<Particulars> = {
  kinds: { AccessApp: { of: AccessApp } },
};
