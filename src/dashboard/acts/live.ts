/** The one stream of running actions, shared by all parts of the page and all tabs of the browser. */
import { subscribeAt } from '../ask/event-stream.js';
import { root } from '../route/address.js';
import { newLiveWork } from './live-work.js';

export const live = newLiveWork({
  subscribe: subscribeAt(`${root}/graphql`),
  locks: 'locks' in navigator ? navigator.locks : null,
  channel: new BroadcastChannel('meridian-live-work'),
});
