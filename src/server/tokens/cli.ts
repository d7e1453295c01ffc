/** `npm run token`: creates, lists and deactivates tokens in the server's store, and backs that store up. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError } from '../../base/config-error.js';
import { readConfig } from '../config/config.js';
import { CallerError, shown } from '../../base/errors.js';
import { openStore, placeOfStore } from '../store/open.js';
import type { Store } from '../../base/store/store.js';
import { StoreError } from '../../base/store/error.js';
import { backedUp, broughtBack, created, deactivated, listed } from './cli-output.js';
import { expiryFrom } from './expiry.js';
import { checkedScopes } from './parse-scope.js';
import { Tokens } from './tokens.js';

const usage = `Usage: npm run --silent token -- COMMAND, or meridian token COMMAND

  create --name "Legacy shop"     Make a token and show its text, this once
      [--default-currency USD]      base of rates where a question names none (INR without it)
      [--scope rates]...            rates, hosting:read, hosting:write, alerts or admin (rates without it);
                                    hosting:read@cloud:prod holds for the account prod of the cloud API alone,
                                    hosting:read@sandbox for the sandbox alone; hosting:write likewise
      [--documents-only]            it may ask the graph trusted documents alone, those of DOCUMENTS_DIR
      [--expires-in 30d]            a whole number and s, m, h, d or w
      [--expires-at ISO]            or a moment, such as 2030-01-31T12:00:00Z
  list                            Show all tokens, without their secrets
  deactivate ID                   Refuse a token from now on
  export [FILE]                   Write all that the store holds as JSON lines, hashes in place of tokens; what is
                                    printed, without FILE, leaves out alert rules, which hold secrets
  import FILE                     Add from such a backup what the store lacks, and change nothing that it has

  --json                          JSON on one line in place of words
  --help                          This text

It works on the store that DATA_DIR or STORE_URL names, also while the server runs.`;

class UsageError extends Error {}

/** Loads what backups need: to know all that is stored takes most of the server. */
const backups = () => import('./cli-backup.js');

/** Each returns what to print; undefined if it has printed already. */
const commands: Record<string, (args: string[]) => Promise<string | undefined>> = {
  async create(args) {
    const { values } = parsed({
      args,
      options: {
        name: { type: 'string' },
        'default-currency': { type: 'string' },
        scope: { type: 'string', multiple: true },
        'documents-only': { type: 'boolean', default: false },
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
      documentsOnly: values['documents-only'],
      expiresAt: expiryFrom(values['expires-in'], values['expires-at'], Date.now()),
    };
    return created(await withTokens((tokens) => tokens.create(input)), values.json);
  },

  async list(args) {
    const { values } = parsed({ args, options: { json: { type: 'boolean', default: false } } });
    return listed(await withTokens((tokens) => tokens.list()), values.json, Date.now(), placeOfStore(readConfig()));
  },

  async deactivate(args) {
    const { values, positionals } = parsed({ args, ...jsonAndOthers });
    const [id, ...more] = positionals;
    if (id === undefined || more.length > 0) {
      throw new UsageError(`deactivate needs one ID, as list shows it, but got ${positionals.length}`);
    }
    if (!/^[0-9a-f]{12}$/.test(id)) {
      // The value may be a complete token: its secret must not end up in a log.
      throw new UsageError('deactivate needs an ID of 12 hexadecimal digits, as list shows it, but got something else');
    }
    const token = await withTokens((tokens) => tokens.deactivate(id));
    if (token === null)
      throw new CallerError('NOT_FOUND', `Expected the ID of a token, as list shows it, but got ${id}`);
    return deactivated(token, values.json);
  },

  async export(args) {
    const { values, positionals } = parsed({ args, ...jsonAndOthers });
    const [file, ...more] = positionals;
    if (more.length > 0) throw new UsageError(`export needs at most one FILE, but got ${positionals.length}`);
    if (file === undefined) {
      await withStore((await backups()).printBackup);
      return undefined;
    }
    const { writeBackup } = await backups();
    const entries = await withStore((store) => writeBackup(store, file));
    return backedUp({ entries, file, place: placeOfStore(readConfig()) }, values.json);
  },

  async import(args) {
    const { values, positionals } = parsed({ args, ...jsonAndOthers });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) {
      throw new UsageError(`import needs one FILE, as export writes it, but got ${positionals.length}`);
    }
    const { readBackup } = await backups();
    return broughtBack(await withStore((store) => readBackup(store, file)), values.json);
  },
};

const jsonAndOthers = {
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
} as const;

/** A typo here would fail every later request that names no base. */
function spelled(currency: string | undefined): string | undefined {
  if (currency === undefined || Intl.supportedValuesOf('currency').includes(currency.trim().toUpperCase()))
    return currency;
  throw new UsageError(`--default-currency must be an ISO 4217 code such as USD, but got: ${shown(currency)}`);
}

async function run([command, ...args]: string[]): Promise<string | undefined> {
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
    // The text after the first sentence explains Node's own rules.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    throw new UsageError(`${problem}; expected ${known.join(', ')}`);
  }
}

function withTokens<T>(use: (tokens: Tokens) => Promise<T>): Promise<T> {
  return withStore((store) => use(new Tokens(store)));
}

async function withStore<T>(use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig());
  try {
    return await use(store);
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

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A pipe reader that has exited, such as `head`, is no failure.
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`Not all of the output could be written: ${error.message}\n`);
  process.exit(1);
});

try {
  const text = await run(process.argv.slice(2));
  if (text !== undefined) process.stdout.write(`${text}\n`);
} catch (error) {
  report(error);
}
