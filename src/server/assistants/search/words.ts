/** Splits texts and names into words that can be compared: in lower case, without endings, and without what says nothing. */

const empty = new Set(
  'a an and any are as at be been by can do does for from had has have how i if in into is it its me more my no not of on one or our that the their them there these they this to was we what when where which who whose why will with within would you your'.split(
    ' ',
  ),
);

/** The words in their order, repeated ones included. `callingCodes` and `COST_PER_KIND` are two and three words. */
export function wordsOf(text: string): string[] {
  const parts = text.replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2').toLowerCase();
  return (parts.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word)).map(stemOf);
}

/** Enough of a stem for words to meet that differ in their ending alone. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const bare = single.replace(/(?<=.{3})(ing|ed|ation|ion)$/, '');
  return bare.replace(/(?<=.{3})e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

/** Words that people use for one another here. */
const alike = [
  'cost price pay spend bill charge expense money',
  'server machine vm host instance computer',
  'certificate cert tls ssl',
  'expire expiry renew lapse',
  'name domain hostname subdomain record dns',
  'idle unused useless',
  'unused orphaned unattached',
  'volume disk storage',
  'address ip ipv4 ipv6',
  'off stopped down',
  'country nation',
  'city town place',
  'rate exchange convert',
  'backup snapshot',
  'label tag team project',
  'open public exposed internet',
  'saving save cheaper less reduce',
  'cheapest cheap',
  'delete remove destroy',
  'create add order',
  'change update edit set',
  'dangling takeover nowhere',
  'forecast predict end',
  'change differ difference higher',
  'finding problem issue trouble wrong',
  'memory ram',
].map((line) => wordsOf(line));

/** The words that stand for this one, without itself. */
export const synonymsOf: ReadonlyMap<string, ReadonlySet<string>> = groups();

function groups(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const group of alike) {
    for (const word of group) {
      const others = found.get(word) ?? new Set();
      for (const other of group) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return found;
}
