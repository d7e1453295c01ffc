/** The definition of a hosting API: what the service must know before it loads the API. */
import type { RowGroup } from '../rest/rows/group.js';
import type { Dialect } from '../rest/rows/dialect.js';
import type { DescribedApi } from '../rest/schema/rest-directive.js';
import type { SandboxedApi } from '../sandbox/sandbox.js';

export interface ApiDefinition extends DescribedApi, SandboxedApi {
  /** The name in settings and enums, for instance `CLOUD`; lower case as a root field, in scopes and in URLs. */
  readonly name: string;
  /** The settings that form one credential, such as `TOKEN` for `CLOUD_TOKEN`; joined by colons, the secret last. */
  readonly credential: {
    readonly parts: readonly string[];
    /** The characters that the parts may contain. */
    readonly kind: 'token' | 'text';
  };
  /** Loads its rows and its dialect. */
  load(): Promise<{ readonly dialect: Dialect; readonly groups: readonly Pick<RowGroup, 'resolver'>[] }>;
}
