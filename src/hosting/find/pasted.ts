/** Cleans a pasted text of surrounding marks, and splits it into words. */

const pairs = ['""', "''", '``', '“”', '„“', '‘’', '«»', '<>', '()', '{}'];

/** Programs that are called with a host. */
const programs = new Set(
  'ssh sftp scp rsync mosh telnet ping ping6 traceroute tracepath mtr dig host nslookup whois curl wget nc'.split(' '),
);

/** The greatest number of quotes and marks around a text. */
const mostLayers = 4;

/** The greatest number of words that are searched one by one. Longer texts are sentences, and searched as a phrase. */
const mostWords = 8;

/** Invisible characters, quotes, bullets and marks at its end removed. */
export function tidied(text: string): string {
  let rest = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (let layer = 0; layer < mostLayers; layer++) {
    rest = unwrapped(rest.replace(/^[-*•>$#] /, '').replace(/[,;]$|\.{3}$/, '')).trim();
  }
  return rest;
}

function unwrapped(text: string): string {
  const pair = pairs.find(
    ([open = '', close = '']) => text.length > 2 && text.startsWith(open) && text.endsWith(close),
  );
  const inner = text.slice(1, -1);
  return pair === undefined || [...pair].some((mark) => inner.includes(mark)) ? text : inner;
}

/** True if the text is in quotes or brackets, which keep its words together. */
export function isPhrase(text: string): boolean {
  const bare = text.trim();
  return unwrapped(bare) !== bare;
}

/** The words of a tidied text; none if it is a single one, or a sentence. */
export function wordsOf(text: string): readonly string[] {
  const joined = text.replace(/ ?={1,2} ?/g, '=').replace(/: /g, ':');
  const words = [...new Set(joined.split(/[ ,;]+/))];
  return words.length > 1 && words.length <= mostWords ? words.map(tidied).filter((word) => word !== '') : [];
}

/** The host of a command, for instance of `ssh -p 22 root@web-1`; null if the text is no command. */
export function hostOfCommand(text: string): string | null {
  const [program = '', ...given] = text.split(' ');
  if (!programs.has(program.toLowerCase())) return null;
  const words = given.filter((word) => !word.startsWith('-'));
  return (
    words.find((word) => /[@:]/.test(word)) ?? words.findLast((word) => word.includes('.')) ?? words.at(-1) ?? null
  );
}
