/** An export: a GET that answers with a file made of what its caller may read. */
import type { ReadingContext } from '../../hosting/context.js';
import type { ResponseMeter } from '../../graphql/admission/answer-limits.js';
import type { Services } from '../services.js';

export interface ExportContext {
  readonly context: ReadingContext;
  readonly info: { readonly schema: Services['schema'] };
  /** Counts what is held of the file, beside the answers of the graph. */
  readonly meter: Pick<ResponseMeter, 'write'>;
}

export interface ExportedFile {
  readonly type: string;
  readonly name: string;
  /** Headers beside those of all exports. */
  readonly headers?: Readonly<Record<`x-${string}`, string>>;
  /** Its text, made while the client takes it. */
  readonly pieces: AsyncIterable<string>;
}

export interface Export {
  readonly path: `/export/${string}`;
  /** Needs no token. */
  readonly isPublic?: boolean;
  /** Reads the parameters, and throws for what is none of them; the file is made only then. */
  readonly prepare: (sent: URLSearchParams) => (exportContext: ExportContext) => Promise<ExportedFile>;
}
