/** What one group of calls brings to the sandbox of the edge. */
import type { Provider } from '../world/provider.js';

export type ProviderPart = Partial<Pick<Provider, 'resources' | 'oddities' | 'seed'>>;
