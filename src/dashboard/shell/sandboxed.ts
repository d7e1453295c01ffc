/** The APIs without credentials, which the sandbox serves; joined fields leave it out beside real accounts. */
import { useFrame } from './frame.js';

export function useSandboxed(): readonly string[] {
  const { data } = useFrame();
  return data?.health.hosting.filter(({ isSandbox: sandbox }) => sandbox).map(({ api }) => api.toLowerCase()) ?? [];
}
