/** Starts the bundled server for what V8 compiles in doing so, keeps that for the starts to come, and ends. */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { codeFile, readScript, run } from './script.js';

// V8 drops the code of functions that have not run for a while.
setFlagsFromString('--no-flush-bytecode');
const script = readScript();
await run(script).ready;
// As it is when the code is read.
setFlagsFromString('--flush-bytecode');
writeFileSync(codeFile, script.createCachedData());
process.exit();
