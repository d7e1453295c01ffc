/** How sure a finding is. */
import { registerEnumType } from 'type-graphql';

export enum Verdict {
  CERTAIN = 'CERTAIN',
  LIKELY = 'LIKELY',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(Verdict, {
  name: 'FindingVerdict',
  description: 'How certain a finding is',
  valuesConfig: {
    CERTAIN: { description: 'It follows from what was read' },
    LIKELY: { description: 'What was read suggests it; there may be a reason that no API shows' },
    UNKNOWN: { description: 'Something needed could not be read: see `error`' },
  },
});
