/** `meridian statement FILE`: sends a provider's statement to a running service, and prints how it compares. */
import { readFile } from 'node:fs/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { shown } from '../base/errors.js';
import { parseJson } from '../base/json.js';
import { isObject, textAt } from '../base/unknown.js';
import { comparisonReport, disputedIn } from './statement-report.js';

const usage = `Usage: meridian statement FILE --token-file PATH

  FILE                            The file of the provider, as it wrote it
      --token-file PATH             the file of a token with the scopes hosting:read and hosting:write
      [--url http://…:4000]         the service (http://127.0.0.1:4000 without it)
      [--grouping "NAME=api:account"]...  the account of a grouping, such as "Project shop=cloud:prod"
      [--preview]                   compare, and store nothing
      [--json]                      JSON on one line in place of words
      [--help]                      this text

It ends with 0 where nothing is disputed, 3 where something is, 1 where the statement was refused or the service could
not be asked, and 2 where the command line is wrong.
`;

const document = `mutation ($input: ImportStatementInput!) {
  importStatement(input: $input) {
    isReplacement
    statement {
      id from until rowCount currency total { amount }
      comparison {
        lineCount disputedCount theirs { amount } ours { amount } difference { amount } apart { amount } apartCount
        verdicts { verdict lineCount theirs { amount } ours { amount } difference { amount } apartCount }
        lines(first: 100, disputed: true) {
          nodes { verdict cause months name providerId theirs { amount } ours { amount } difference { amount }
            act { kind } }
        }
      }
    }
  }
}`;

/** Milliseconds. */
const timeout = 60_000;
const [failed, misused, disputed] = [1, 2, 3];

class UsageError extends Error {}

interface Output {
  readonly text: string;
  readonly code: number;
}

async function run(args: string[]): Promise<Output> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:4000' },
      'token-file': { type: 'string' },
      grouping: { type: 'string', multiple: true },
      preview: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return { text: usage, code: 0 };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`expected one FILE, but got ${positionals.length}`);
  const groupings = (values.grouping ?? []).map(groupingIn);
  const address = addressOf(values.url);
  const token = await tokenIn(values['token-file']);
  const base64 = (await readFile(file)).toString('base64');
  const input = { file: { base64 }, preview: values.preview, ...(groupings.length > 0 && { groupings }) };
  const answer = await answerOf(address, token, { input });
  const imported = isObject(answer) ? answer['importStatement'] : null;
  const code = disputedIn(imported) ? disputed : 0;
  const text = values.json ? `${JSON.stringify(imported)}\n` : comparisonReport(imported, values.preview);
  return { text, code };
}

function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new UsageError(problem);
  }
}

function groupingIn(text: string): object {
  const [, grouping, api, accountName] = /^(.+)=([a-z]+):([^:]+)$/i.exec(text) ?? [];
  if (grouping === undefined || api === undefined) {
    throw new UsageError(`--grouping: expected "NAME=api:account", but got ${shown(text)}`);
  }
  return { grouping, api: api.toUpperCase(), accountName };
}

function addressOf(url: string): URL {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError(`--url: expected an address such as http://127.0.0.1:4000, but got ${shown(url)}`);
  }
  return new URL('graphql', url.endsWith('/') ? url : `${url}/`);
}

/** A token on the command line would be in the list of processes. */
async function tokenIn(file: string | undefined): Promise<string> {
  if (file === undefined) throw new UsageError('expected --token-file PATH, but got none');
  const token = (await readFile(file, 'utf8')).trim();
  if (token === '') throw new UsageError('--token-file: expected a file with a token, but it is empty');
  return token;
}

async function answerOf(address: URL, token: string, variables: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: document, variables }),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  });
  const body = bodyIn(await response.text());
  const errors: readonly unknown[] = isObject(body) && Array.isArray(body['errors']) ? body['errors'] : [];
  if (errors.length > 0) throw new Error(errors.flatMap((error) => textAt(error, 'message') ?? []).join('\n'));
  if (!response.ok || !isObject(body)) {
    throw new Error(`Expected an answer of Meridian from ${address.origin}, but got the status ${response.status}`);
  }
  return body['data'];
}

/** Null where a proxy has answered in its place. */
function bodyIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

try {
  const { text, code } = await run(process.argv.slice(2));
  process.stdout.write(text);
  process.exitCode = code;
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  const help = error instanceof UsageError ? '. Help: meridian statement --help' : '';
  process.stderr.write(`${message}${cause}${help}\n`);
  process.exitCode = error instanceof UsageError ? misused : failed;
}
