/** The part of the edge provider that one group of calls contributes. */
import type { Provider } from '../world/provider.js';

export type ProviderPart = Partial<Pick<Provider, 'resources' | 'oddities' | 'seed'>>;
