/** `npm run token`: makes, lists and deactivates tokens in the store that the server uses. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, readConfig } from '../config.js';
import { CallerError, shown } from '../errors.js';
import { openStore, StoreError } from '../store.js';
import { created, deactivated, listed } from './cli-output.js';
import { expiryFrom } from './expiry.js';
import { checkedScopes } from './token.js';
import { Tokens } from './tokens.js';

const usage = `Usage: npm run --silent token -- COMMAND

  create --name "Legacy shop"     Make a token and show its text, this once
      [--default-currency USD]      base of rates where a question names none (INR without it)
      [--scope rates]...            rates, hosting:read, hosting:write or admin (rates without it)
      [--expires-in 30d]            a whole number and s, m, h, d or w
      [--expires-at ISO]            or a moment, such as 2030-01-31T12:00:00Z
  list                            Show all tokens, without their secrets
  deactivate ID                   Refuse a token from now on

  --json                          JSON on one line in place of words
  --help                          This text

It works on the store that DATA_DIR or STORE_URL names, also while the server runs.`;

class UsageError extends Error {}

const commands: Record<string, (args: string[]) => Promise<string>> = {
  async create(args) {
    const { values } = parsed({
      args,
      options: {
        name: { type: 'string' },
        'default-currency': { type: 'string' },
        scope: { type: 'string', multiple: true },
        'expires-in': { type: 'string' },
        'expires-at': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    if (values.name === undefined) throw new UsageError('create needs a name, such as --name "Legacy shop"');
    const input = {
      name: values.name,
      defaultCurrency: spelled(values['default-currency']),
      scopes: checkedScopes(values.scope),
      expiresAt: expiryFrom(values['expires-in'], values['expires-at'], Date.now()),
    };
    return created(await withTokens((tokens) => tokens.create(input)), values.json);
  },

  async list(args) {
    const { values } = parsed({ args, options: { json: { type: 'boolean', default: false } } });
    return listed(await withTokens((tokens) => tokens.list()), values.json, Date.now());
  },

  async deactivate(args) {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parsed({ args, options, allowPositionals: true });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) {
      throw new UsageError(`deactivate needs one ID, as list shows it, but got ${positionals.length}`);
    }
    if (!/^[0-9a-f]{12}$/.test(id)) {
      // What came may be a whole token: its secret must not end up in a log.
      throw new UsageError('deactivate needs an ID of 12 hexadecimal digits, as list shows it, but got something else');
    }
    const token = await withTokens((tokens) => tokens.deactivate(id));
    if (token === null)
      throw new CallerError('NOT_FOUND', `Expected the ID of a token, as list shows it, but got ${id}`);
    return deactivated(token, values.json);
  },
};

/** A slip here would fail every later question that names no base. */
function spelled(currency: string | undefined): string | undefined {
  if (currency === undefined || Intl.supportedValuesOf('currency').includes(currency.trim().toUpperCase()))
    return currency;
  throw new UsageError(`--default-currency must be an ISO 4217 code such as USD, but got: ${shown(currency)}`);
}

async function run([command, ...args]: string[]): Promise<string> {
  if (command === '--help' || args.includes('--help')) return usage;
  const perform = Object.entries(commands).find(([name]) => name === command)?.[1];
  if (perform === undefined) {
    const came = command === undefined ? 'nothing' : shown(command);
    throw new UsageError(`Expected a command: ${Object.keys(commands).join(', ')}, but got ${came}`);
  }
  return perform(args);
}

function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // What follows the first sentence explains Node's own rules.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UsageError(`${problem}; expected ${known.join(', ')}`);
  }
}

async function withTokens<T>(use: (tokens: Tokens) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig());
  try {
    return await use(new Tokens(store));
  } finally {
    await store.close();
  }
}

const help = '. Help: npm run --silent token -- --help';

function report(error: unknown): void {
  const usageProblem = error instanceof UsageError || (error instanceof CallerError && error.code === 'BAD_USER_INPUT');
  const known = usageProblem || [CallerError, ConfigError, StoreError].some((type) => error instanceof type);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${known ? '' : 'The store failed: '}${message}${usageProblem ? help : ''}\n`);
  process.exitCode = usageProblem ? 2 : 1;
}

// A reader that went away, such as `head`, is no failure.
process.stdout.on('error', () => process.exit());

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  report(error);
}
