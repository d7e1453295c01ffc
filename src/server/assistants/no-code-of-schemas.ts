/** Keeps the schemas of the protocol from making code: the process forbids that. It must be loaded before they are. */
import { config } from 'zod/v4/core';

config({ jitless: true });
