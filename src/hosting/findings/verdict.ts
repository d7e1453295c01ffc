/** How sure a finding is. */
import { registerEnumType } from 'type-graphql';

export enum Verdict {
  CERTAIN = 'CERTAIN',
  LIKELY = 'LIKELY',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(Verdict, {
  name: 'FindingVerdict',
  description: 'How sure a finding is',
  valuesConfig: {
    CERTAIN: { description: 'It follows from what was read' },
    LIKELY: { description: 'What was read speaks for it; there may be a reason that no API tells' },
    UNKNOWN: { description: 'Something that it takes to tell could not be read: look at `error`' },
  },
});
