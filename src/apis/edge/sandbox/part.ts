/** The part of the edge provider that one group of calls contributes. */
import type { SandboxProvider } from '../../../sandbox/world/provider.js';

export type ProviderPart = Partial<Pick<SandboxProvider, 'resources' | 'specialCalls' | 'defaults' | 'seed'>>;
