/** The token that a newcomer is greeted with. */
import type { Tokens } from './tokens.js';

/** Makes the demo token when the store holds no token at all and returns its text; else null. */
export async function ensureDemoToken(tokens: Tokens): Promise<string | null> {
  if ((await tokens.list()).length > 0) return null;
  const { token } = await tokens.create({ name: 'Demo', scopes: ['rates', 'hosting:read', 'hosting:write'] });
  return token;
}
