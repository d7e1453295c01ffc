#!/usr/bin/env -S node --no-memory-reducer --min-semi-space-size=16
/** `meridian COMMAND`, in one process: signals reach what it runs. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(`../${path}`, import.meta.url);
const docs = (name) => fileURLToPath(at(`docs/${name}`));

const help = `Usage: meridian COMMAND

  serve            Start the server
  token …          Make, list and deactivate tokens, and back the store up: meridian token --help
  statement FILE   Hold a provider's statement against the invoice: meridian statement --help
  sandbox          Start the sandbox of the hosting APIs alone, for other tools
  help             This text
  --version        The version

Settings come from the environment, above all:

  PORT, HOST       Where it listens (4000 on all interfaces; the sandbox 4010 on this machine)
  BASE_URL         The public address, behind a proxy
  DATA_DIR         The folder of the embedded store (./data)
  STORE_URL        PostgreSQL or Redis in its place, which several replicas can share
  CACHE_URL        Redis in which replicas share what they read
  CLOUD_TOKEN, …   Credentials of the hosting APIs; the sandbox stands in for those without

All of them: ${docs('settings.md')}
Operating:   ${docs('operating.md')}
`;

const bundled = 'dist/server/bundled';
const programs = {
  serve: `${bundled}/index.js`,
  token: `${bundled}/commands/token.mjs`,
  sandbox: `${bundled}/commands/sandbox.mjs`,
  statement: `${bundled}/commands/statement.mjs`,
};

const takingArguments = new Set(['token', 'statement']);

const [command, ...args] = process.argv.slice(2);
if (command === 'help' || command === '--help' || command === '-h') {
  process.stdout.write(help);
} else if (command === '--version' || command === '-v') {
  process.stdout.write(`${JSON.parse(readFileSync(at('package.json'), 'utf8')).version}\n`);
} else if (!Object.hasOwn(programs, command ?? '')) {
  refuse(`Expected a command: ${[...Object.keys(programs), 'help'].join(', ')}, but got ${shown(command)}`);
} else if (args.length > 0 && !takingArguments.has(command)) {
  // What was meant as a setting may be a secret.
  refuse(`Expected no arguments of ${command}, whose settings come from the environment, but got ${args.length}`);
} else {
  await buildIfChanged();
  process.argv.splice(2, 1);
  await import(at(programs[command]).href);
}

function refuse(problem) {
  process.stderr.write(`${problem}. Help: meridian help\n`);
  process.exitCode = 2;
}

function shown(text) {
  return text === undefined ? 'nothing' : JSON.stringify(text.slice(0, 40));
}

/** In a checkout; where a script of npm runs this, the one before it has built. */
async function buildIfChanged() {
  const { npm_lifecycle_event: script = 'npx' } = process.env;
  if (script !== 'npx' || !existsSync(at('scripts/build.mjs'))) return;
  const { default: build } = await import(at('scripts/build.mjs').href);
  try {
    build();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
