/** The texts of a message, the same in every channel. */
import { counted } from '../kinds/nouns.js';
import { type AlertMessage, oneLine } from '../message.js';

/** Characters. */
const longestHeading = 120;

/** The heading quotes callers and providers, so it must not become a header. */
export function headingOf({ isTest, rule, alerts, more }: AlertMessage): string {
  if (isTest) return oneLine(`Test of the alert rule ${rule.name}`, longestHeading);
  const [first] = alerts;
  const count = alerts.length + more;
  const what = count === 1 && first ? first.title : `${count} alerts`;
  return oneLine(`${rule.name}: ${what}`, longestHeading);
}

/** The subject of an e-mail: Meridian's own words and numbers alone, nothing that a caller wrote. */
export function subjectOf({ isTest, rule, alerts, more }: AlertMessage, publicUrl: string | null): string {
  const what = isTest ? 'test of an alert rule' : counted(rule.kind, alerts.length + more);
  return `${serviceName(publicUrl)}: ${what}`;
}

/** The name of this service, with its host (ASCII) where the public URL is known. */
export function serviceName(publicUrl: string | null): string {
  return publicUrl === null ? 'Meridian' : `Meridian at ${new URL(publicUrl).host}`;
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
    `Alert rule: ${oneLine(rule.name)} (${rule.kind}, ${rule.id}), ${at}`,
    '',
  ].join('\n');
}
