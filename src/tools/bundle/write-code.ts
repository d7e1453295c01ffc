/** Starts the bundled server, stores the code that V8 compiled as the code cache for later starts, and exits. */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { useStartupFlags } from '../../server/bundled/flags.js';
import { codeFile, readScript, run } from '../../server/bundled/script.js';

useStartupFlags();
// Otherwise V8 drops the code of functions that have not run for a while; reset before writing, as the flags must match
// those of the reader.
setFlagsFromString('--no-flush-bytecode');
const script = readScript();
await run(script).ready;
setFlagsFromString('--flush-bytecode');
writeFileSync(codeFile, script.createCachedData());
process.exit();
