/** Why something could not be read, where its account is named beside it: each word once. */

/** `servers: The cloud API failed: it could not be reached` reads, beside the cloud, as `it could not be reached`. */
export function whyOf(error: string): string {
  return error.replace(/^(?:\w+ [^\s,]+, )?(?:[\w. ]+: )?The \w+ API (?:failed: )?/, '').replace(/\.$/, '');
}
