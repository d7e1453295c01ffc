/** The names of all settings, as the configuration reads them. */
import { readConfig } from '../../src/server/config/config.js';

export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void names.add(String(name)) });
  readConfig(env);
  return names;
}
