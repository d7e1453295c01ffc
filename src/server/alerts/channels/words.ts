/** What people read of a message, in every channel. */
import { type AlertMessage, oneLine } from '../message.js';

/** Characters. */
const longestSubject = 120;

export function subjectOf({ isTest, rule, alerts, more }: AlertMessage): string {
  if (isTest) return oneLine(`Test of the alert rule ${rule.name}`, longestSubject);
  const [first] = alerts;
  const count = alerts.length + more;
  const what = count === 1 && first ? first.title : `${count} alerts`;
  return oneLine(`${rule.name}: ${what}`, longestSubject);
}

/** The body of an e-mail. */
export function bodyOf({ isTest, at, rule, alerts, more }: AlertMessage): string {
  return [
    ...(isTest ? ['This is a test. Nothing is wrong.', ''] : []),
    ...alerts.flatMap(({ title, text, account, since, url }) => [
      title,
      text,
      ...(account ? [`Account: ${account.api.toLowerCase()} ${account.name}`] : []),
      `Since: ${since}`,
      ...(url === null ? [] : [`See: ${url}`]),
      '',
    ]),
    ...(more > 0 ? [`And ${more} more.`, ''] : []),
    `Alert rule: ${rule.name} (${rule.kind}, ${rule.id}), ${at}`,
    '',
  ].join('\n');
}
