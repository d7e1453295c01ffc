/** Starts the bundled server for what V8 compiles in doing so, keeps that for the starts to come, and ends. */
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { startSparing } from '../../server/bundled/flags.js';
import { codeFile, readScript, run } from '../../server/bundled/script.js';

startSparing();
// Else V8 drops the code of functions that have not run for a while; as it is where the code is read when that is written.
setFlagsFromString('--no-flush-bytecode');
const script = readScript();
await run(script).ready;
setFlagsFromString('--flush-bytecode');
writeFileSync(codeFile, script.createCachedData());
process.exit();
