/** The single errors that a provider lists for one failure. */
import { isObject, textAt } from '../../base/unknown.js';

export interface FailureDetail {
  /** Null where the provider only names the input or gives a code. */
  readonly message: string | null;
  readonly code: string | null;
  /** The path of the input that is wrong, such as `rules[0].direction`: on the wire at first, for callers as inputs name it. */
  readonly input: string | null;
  readonly documentationUrl: string | null;
}

/** A message of an upstream beside a success. */
export interface UpstreamMessage extends FailureDetail {
  /** The method and path of the call. */
  readonly call: string;
}

export function detail(parts: Partial<FailureDetail>): FailureDetail {
  return { message: null, code: null, input: null, documentationUrl: null, ...parts };
}

/** Reads details that another process has stored. */
export function readDetails(value: unknown): readonly FailureDetail[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((one) => ({
    message: textAt(one, 'message'),
    code: textAt(one, 'code'),
    input: textAt(one, 'input'),
    documentationUrl: textAt(one, 'documentationUrl'),
  }));
}
