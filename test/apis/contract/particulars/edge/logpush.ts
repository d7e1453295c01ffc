import type { Particulars } from '../../particulars.js';

export const logpush: Partial<Particulars> = {
  samples: { 'LogpushOutputOptions.sample_rate': 0.25 },
};
