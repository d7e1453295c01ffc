/** What an account of a hosting API may be called, wherever such a name is written: in settings, scopes and questions. */

/** Of the account that single credentials make. */
export const defaultName = 'default';

/** Of the account behind which the embedded sandbox stands: no other has it. */
export const sandboxName = 'sandbox';

export const nameForm = 'at most 40 lower-case letters, digits and dashes, a letter first';

export function isAccountName(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text) && text !== sandboxName;
}
