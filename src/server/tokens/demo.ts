/** The demo token for new users: it stays bound to the sandbox, whatever is configured later. */
import type { Tokens } from './tokens.js';

/** Creates the demo token if the store contains no token, and returns its text; otherwise null. */
export async function ensureDemoToken(tokens: Tokens): Promise<string | null> {
  if (!(await tokens.isEmpty())) return null;
  const { token } = await tokens.create({
    name: 'Demo',
    scopes: ['rates', 'alerts', 'hosting:read@sandbox', 'hosting:write@sandbox'],
  });
  return token;
}
