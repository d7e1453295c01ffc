/** Everything that subscriptions listen to. */
import type { LiveDataContext } from '../data/context.js';
import type { LiveHostingContext } from '../hosting/live/watching.js';

export type Live = LiveDataContext['live'] & LiveHostingContext['live'];
