/** Slack's incoming webhooks: a text in which nothing is markup or a mention, and no link but ours. */
import type { PostContent } from '../delivery/connector.js';
import { type AlertMessage, oneLine } from '../message.js';
import { headingOf } from './words.js';

/** Alerts that are listed, and characters of a text; Slack takes 40,000. */
const mostListed = 20;
const longestText = 12_000;

export function slackContent(message: AlertMessage): PostContent {
  const shown = message.alerts.slice(0, mostListed);
  const left = message.alerts.length - shown.length + message.more;
  const lines = [
    plain(headingOf(message)),
    ...shown.map(({ title, text, url }) => `• ${plain(title)}: ${plain(text)}${url === null ? '' : ` ${linkTo(url)}`}`),
    ...(left > 0 ? [`… and ${left} more`] : []),
  ];
  return {
    body: JSON.stringify({
      text: cut(lines.join('\n')),
      // Neither asterisks nor names with an @ mean anything.
      mrkdwn: false,
      parse: 'none',
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    }),
    headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'meridian-alerts' },
  };
}

/**
 * Slack's own escapes: `<!channel>` and `<@U…>` need the brackets. An @ before a name of everybody is parted from it, as
 * clients and bridges highlight it by its letters alone.
 */
function plain(text: string): string {
  return oneLine(text, longestText)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/@(?=channel|here|everyone|group)/gi, '@\u200b');
}

/** An URL has neither brackets nor bars: they are percent-encoded. */
function linkTo(url: string): string {
  return `<${new URL(url).href.replaceAll('&', '&amp;').replaceAll('|', '%7C')}>`;
}

/** Neither within a link nor within an escape. */
function cut(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText).replace(/<[^>]*$|&[a-z]*$|[\ud800-\udbff]$/, '')}…`;
}
