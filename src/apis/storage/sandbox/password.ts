/** The rule for passwords of boxes and sub-accounts. */
import { isText } from '../../../base/unknown.js';
import { Refusal } from '../../../sandbox/protocol/refusal.js';

const letters = 'A-Za-zÄÖÜäöüß0-9';
const special = '\\^°!§$%/()=?+#\\-.,;:~*@{}_&';
const allowed = new RegExp(`^[${letters}${special}]{12,128}$`);
const classes = [/[A-ZÄÖÜ]/, /[a-zäöüß]/, /\d/, new RegExp(`[${special}]`)];

/** Throws on one that is too short, too long or too simple, or has other characters. */
export function checkPassword(password: unknown): void {
  if (password === undefined) return;
  if (isText(password) && allowed.test(password) && classes.every((one) => one.test(password))) return;
  throw Refusal.invalidField(
    'password',
    'Must be 12 to 128 characters with an upper-case letter, a lower-case letter, a digit and a special character.',
  );
}
