/** How this service knows of a change. */
import { registerEnumType } from 'type-graphql';

export enum ChangeCause {
  WRITTEN = 'WRITTEN',
  SEEN = 'SEEN',
}

registerEnumType(ChangeCause, {
  name: 'HostingChangeCause',
  description: 'How this service knows of a change',
  valuesConfig: {
    WRITTEN: { description: 'A mutation of this service made it, by any replica' },
    SEEN: { description: 'Two reads of the same list differ: whoever made it, and through whatever' },
  },
});
