/** Makes tokens as an operator does, by the command line. */
import { node, output } from './run.js';

export async function makeToken(dataDir: string, ...scopes: string[]): Promise<string> {
  const args = ['create', '--name', 'Tool', '--json', ...scopes.flatMap((scope) => ['--scope', scope])];
  const env = { ...process.env, STORE_URL: '', DATA_DIR: dataDir };
  return (JSON.parse(await output(node, ['dist/server/tokens/cli.js', ...args], { env })) as { token: string }).token;
}

/** The secret of a token's text, `prefix_id_secret`; it may hold `_` itself, even at its start. */
export function secretOf(text: string): string {
  return text.split('_').slice(2).join('_');
}
