/** Everything that subscriptions listen to. */
import type { LiveDataContext } from '../data/context.js';

export type Live = LiveDataContext['live'];
