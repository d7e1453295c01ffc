/** What the service has to know of a hosting API before it is loaded. */
import type { RowGroup } from '../rest/rows/group.js';
import type { Dialect } from '../rest/rows/dialect.js';
import type { SandboxProvider } from '../sandbox/world/provider.js';

export interface ApiDefinition {
  /** As settings and enums write it, such as `CLOUD`; as a root field, in scopes and in addresses in lower case. */
  readonly name: string;
  /** One sentence for people, without a full stop. */
  readonly about: string;
  /** The settings that make one credential, such as `TOKEN` for `CLOUD_TOKEN`: joined by a colon, the secret last. */
  readonly credential: {
    readonly parts: readonly string[];
    /** What the parts may consist of. */
    readonly kind: 'token' | 'text';
  };
  /** Its rows and its dialect. */
  load(): Promise<{ readonly dialect: Dialect; readonly groups: readonly Pick<RowGroup, 'resolver'>[] }>;
  /** What stands in for it. */
  loadSandbox(): Promise<{ readonly provider: SandboxProvider }>;
}
