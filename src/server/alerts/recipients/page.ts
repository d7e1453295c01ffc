/** The page of a link in a mail that asks to confirm an address: without scripts, and with no word of a caller. */
import { createHash } from 'node:crypto';
import { serviceName } from '../channels/words.js';
import type { LinkState, OpenedLink } from './recipients.js';

const style = `
:root { color-scheme: light dark }
body { max-width: 38rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif }
button { font: inherit; padding: 0.4rem 1rem }
form { margin: 1.5rem 0 }
`;

/** Nothing is loaded, nothing runs, and its forms are sent to this service alone. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Content {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export function recipientPage({ state, recipient }: OpenedLink, publicUrl: string | null): string {
  const service = escaped(serviceName(publicUrl));
  const token = `<code>${escaped(recipient?.tokenId ?? '')}</code>`;
  const { title, paragraphs } = contentOf(state, service, token);
  return page(title, [...paragraphs.map((text) => `<p>${text}</p>`), ...formsOf(state)].join('\n'));
}

function contentOf(state: LinkState, service: string, token: string): Content {
  switch (state) {
    case 'ASKED':
      return {
        title: 'Do you want these alerts?',
        paragraphs: [
          `Somebody who uses ${service} wants to send alerts to the address that got this link, with the token ${token}.`,
          'Nothing is sent to it until you confirm.',
        ],
      };
    case 'CONFIRMED':
      return {
        title: 'You get these alerts',
        paragraphs: [`The address that got this link is confirmed for alerts of ${service} with the token ${token}.`],
      };
    case 'OPTED_OUT':
      return {
        title: 'You get no mail',
        paragraphs: [`${service} sends neither alerts nor questions like this one to the address that got this link.`],
      };
    case 'INACTIVE':
      return {
        title: 'There is nothing to confirm any more',
        paragraphs: [`The token ${token} that wanted to send you alerts is no longer active.`],
      };
    case 'ENDED':
      return {
        title: 'This link is not good, or not any more',
        paragraphs: [
          'Links are good for 7 days, and a newer mail ends those before it.',
          'For another one, ask whoever wants to send you alerts to test the alert rule.',
        ],
      };
  }
}

const buttons = {
  confirm: ['Confirm this address', 'Alerts of this token go to it from now on.'],
  never: ['Never mail me', 'No alerts are sent to this address, of any token, and you are not asked again.'],
} as const;

type PageAnswer = keyof typeof buttons;

function formsOf(state: LinkState): readonly string[] {
  const answers: Readonly<Record<LinkState, readonly PageAnswer[]>> = {
    ASKED: ['confirm', 'never'],
    CONFIRMED: ['never'],
    OPTED_OUT: ['confirm'],
    INACTIVE: ['never'],
    ENDED: [],
  };
  return answers[state].map((answer) => {
    const [verb, consequence] = buttons[answer];
    // To the address of the page itself, whatever a proxy calls it.
    return `<form method="post"><button name="answer" value="${answer}">${verb}</button> ${consequence}</form>`;
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Meridian</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
