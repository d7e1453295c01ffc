/** How far the reading of an account in the background is. */
import { registerEnumType } from 'type-graphql';

export enum ReadingState {
  WAITING = 'WAITING',
  READING = 'READING',
  DONE = 'DONE',
  LIMITED = 'LIMITED',
  FAILED = 'FAILED',
}

registerEnumType(ReadingState, {
  name: 'BackgroundReadingState',
  description: 'How far the reading of an account in the background is',
  valuesConfig: {
    WAITING: { description: 'This replica has not begun: nobody asked, or another one read it within the hour' },
    READING: { description: 'It is under way' },
    DONE: { description: 'All of its lists were read' },
    LIMITED: { description: 'It ended early, as it would have taken more than its share of the calls' },
    FAILED: { description: 'It ended with the first call that failed, see `error`' },
  },
});
