/** Clients in Python, which Debian has in packages: each is run by a script in `clients`, which prints its calls. */
import { join } from 'node:path';
import { printTable } from './official-client.js';
import { program } from './optional/programs.js';
import { output } from './run.js';

type Calls = readonly (readonly [call: string, status: string])[];

/** The Python that has the module, if there is one. */
export const pythonWith = (module: string) => program(['python3', '/usr/bin/python3'], ['-c', `import ${module}`]);

/** Runs the script, and shows the version of the client and what was called. */
export async function runClient(python: string, name: string, script: string, endpoint: string): Promise<Calls> {
  const folder = join(import.meta.dirname, 'clients');
  const env = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ENDPOINT: endpoint,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const printed = await output(python, [join(folder, script)], { env, timeout: 240_000 });
  const { version, calls } = JSON.parse(printed) as { readonly version: string; readonly calls: Calls };
  const answered = calls.filter(([, status]) => status.startsWith('2')).length;
  printTable(`${name} ${version}: ${calls.length} calls, of which ${answered} succeeded`, calls);
  return calls;
}
