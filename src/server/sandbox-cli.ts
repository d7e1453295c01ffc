/** Serves only the sandbox, for other tools: on a fixed port, with credentials that are not secret. */
import 'reflect-metadata';
import { apis } from '../apis/index.js';
import { ConfigError } from '../base/config-error.js';
import { readSandboxAddress } from './config/config.js';
import { listenProblem } from './listen-problem.js';
import type { Account } from '../rest/transport/account.js';
import { buildGraph } from './schema.js';
import { startSandbox } from '../sandbox/sandbox.js';

const secret = 'sandbox';

async function start(): Promise<void> {
  const sandbox = await startSandbox({ schema: await buildGraph(), apis, secret, ...readSandboxAddress() });
  const stop = () => void sandbox.close();
  // A second signal ends it at once.
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(greeting(sandbox.accounts));
}

function greeting(accounts: readonly Account[]): string {
  const rows = accounts.map(({ api, baseUrl, credential }) => {
    const [user, password] = credential.split(':');
    const login = password === undefined ? `token ${credential}` : `user ${user}, password ${password}`;
    return `  ${api.toLowerCase().padEnd(10)} ${baseUrl} (${login})`;
  });
  const cloud = accounts.find(({ api }) => api === 'CLOUD')?.baseUrl;
  return `The sandbox is ready; what is changed in it is gone when it stops.
${rows.join('\n')}
Try it:
  curl -H 'Authorization: Bearer ${secret}' ${cloud}/servers
  HCLOUD_ENDPOINT=${cloud} HCLOUD_TOKEN=${secret} hcloud server list
  CLOUD_BASE_URL=${cloud} CLOUD_TOKEN=${secret} npm start`;
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : (listenProblem(error) ?? error));
  process.exit(1);
}
