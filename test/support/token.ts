/** Makes tokens as an operator does, by the command line. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export async function makeToken(dataDir: string, ...scopes: string[]): Promise<string> {
  const args = ['create', '--name', 'Tool', '--json', ...scopes.flatMap((scope) => ['--scope', scope])];
  const { stdout } = await promisify(execFile)('node', ['dist/server/tokens/cli.js', ...args], {
    env: { ...process.env, STORE_URL: '', DATA_DIR: dataDir },
  });
  return (JSON.parse(stdout) as { token: string }).token;
}

/** The secret of a token's text, `prefix_id_secret`; it may hold `_` itself, even at its start. */
export function secretOf(text: string): string {
  return text.split('_').slice(2).join('_');
}
