/** Starts the bundled server. */
import { setFlagsFromString } from 'node:v8';
import { readCode, readScript, run } from './script.js';

await run(readScript(readCode())).ready;

// Left to itself, V8 lets garbage grow to several times what is in use before it collects on a machine with much memory.
// Not before: it takes no code that was made with other flags, and what is made at the start stays.
setFlagsFromString('--heap-growing-percent=50');
