/** Starts the bundled server. */
import { useStartupFlags, restoreDefaultFlags } from './flags.js';
import { readCode, readScript, run } from './script.js';

useStartupFlags();
await run(readScript(readCode())).ready;
restoreDefaultFlags();
