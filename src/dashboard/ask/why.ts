/** Why something could not be read, shortened for a place beside the account's name. */

/** `servers: The cloud API failed: it could not be reached` becomes, beside the cloud, `it could not be reached`. */
export function whyOf(error: string): string {
  return error.replace(/^(?:\w+ [^\s,]+, )?(?:[\w. ]+: )?The \w+ API (?:failed: )?/, '').replace(/\.$/, '');
}
