/** The rules for names of hosting API accounts, wherever they appear: in settings, scopes and queries. */

/** The name of an account configured by a single credential. */
export const defaultName = 'default';

/** The name of the sandbox's account, reserved for it. */
export const sandboxName = 'sandbox';

export const nameForm = 'at most 40 lower-case letters, digits and dashes, a letter first';

export function isAccountName(text: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(text) && text !== sandboxName;
}
