/** The token that a newcomer is greeted with: it stays bound to the sandbox, whatever is configured later. */
import type { Tokens } from './tokens.js';

/** Makes the demo token when the store holds no token at all and returns its text; else null. */
export async function ensureDemoToken(tokens: Tokens): Promise<string | null> {
  if (!(await tokens.isEmpty())) return null;
  const { token } = await tokens.create({
    name: 'Demo',
    scopes: ['rates', 'hosting:read@sandbox', 'hosting:write@sandbox'],
  });
  return token;
}
