/** The settings that let Meridian take an account of a sandbox for a real one. */
import type { Account } from '../../src/rest/transport/account.js';

export function credentialsOf({ api, credential }: Account, baseUrl: string): NodeJS.ProcessEnv {
  const [user, password] = credential.split(':');
  const own =
    api === 'DEDICATED' ? { DEDICATED_USER: user, DEDICATED_PASSWORD: password } : { [`${api}_TOKEN`]: credential };
  return { ...own, [`${api}_BASE_URL`]: baseUrl };
}
