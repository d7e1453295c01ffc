/** Starts the bundled server. */
import { startSparing, workAsEver } from './flags.js';
import { readCode, readScript, run } from './script.js';

startSparing();
await run(readScript(readCode())).ready;
workAsEver();
