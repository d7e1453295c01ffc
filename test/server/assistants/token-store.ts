/** Makes and ends tokens in the store of a server, beside it. */
import { openStore } from '../../../src/server/store/open.js';
import { Tokens } from '../../../src/server/tokens/tokens.js';

export async function openTokens(
  storeUrl: string,
  dataDir: string,
): Promise<{ tokens: Tokens; close(): Promise<void> }> {
  const store = await openStore({ storeUrl, dataDir });
  return { tokens: new Tokens(store), close: () => store.close() };
}
