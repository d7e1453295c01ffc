/**
 * Which city lies in which state by the registers that countries keep: held out, no source of Meridian's own data, but
 * that they gave for five places of the Philippines and one of Malaysia which are corrected by name.
 * Of Belgium, Burkina Faso and Ireland none was to be had as a package.
 */
import { brazil } from './registers/brazil.js';
import { lazily } from './registers/files.js';
import { france } from './registers/france.js';
import { indonesia } from './registers/indonesia.js';
import { italy } from './registers/italy.js';
import { malaysia } from './registers/malaysia.js';
import { philippines } from './registers/philippines.js';
import type { Registered } from './registers/registered.js';
import { spain } from './registers/spain.js';
import { uganda } from './registers/uganda.js';

/** Of municipalities, which are no parts of a city. */
export const municipalities = lazily((): readonly Registered[] =>
  [brazil, france, italy, philippines, spain].flatMap((register) => register()),
);

export const registered = lazily((): readonly Registered[] =>
  [municipalities, indonesia, malaysia, uganda].flatMap((register) => register()),
);

export const unregistered = ['BE', 'BF', 'IE'];
