/** What lasts of findings, for one process and in memory. */
import { Keyv } from 'keyv';
import { LastingFindings } from '../../src/hosting/findings/stored/lasting-findings.js';

export function memoryFindings(): LastingFindings {
  const namespaces = new Map<string, Keyv<unknown>>();
  const namespace = (name: string) => {
    const known = namespaces.get(name) ?? new Keyv<unknown>({ namespace: name });
    namespaces.set(name, known);
    return known;
  };
  return new LastingFindings({
    namespace: namespace as <T>(name: string) => Keyv<T>,
    async compareAndSet({ namespace: name, key }, expected, value) {
      const entries = namespace(name);
      if ((await entries.get(key)) !== expected) return false;
      await entries.set(key, value);
      return true;
    },
  });
}
