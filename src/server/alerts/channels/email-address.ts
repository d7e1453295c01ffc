/** Decides which texts are e-mail addresses: plain ones, from which no header can be made. */

/** Characters. */
const longest = 254;
/** Neither names, comments, quotes nor lists. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
/** Characters before the @. */
const longestUser = 64;

export function isEmailAddress(text: string): boolean {
  return text.length <= longest && text.indexOf('@') <= longestUser && pattern.test(text);
}
