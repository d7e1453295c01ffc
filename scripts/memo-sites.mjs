/**
 * Where what is derived is kept by hand. A memo site is a line of `src/hosting`, imports aside, that makes a WeakMap, a
 * MemoKey or a bounded cache, works out a version, or gives others their turn between two steps.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const anywhere = /new WeakMap\b|new MemoKey\b|new VersionedCache\b|\b(?:bounded|sized)Cache\b/;
/** Where these are the functions of the inventory, and no namesakes. */
const imported = /\b(versionOf|versionsOf|numberOf|nextTurn|itemTurn)\b/;

/** The lines, by file. */
export function memoSites(source) {
  const root = join(source, 'hosting');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return new Map(
    files
      .map((file) => [file, sitesIn(readFileSync(join(root, file), 'utf8'))])
      .filter(([, lines]) => lines.length > 0),
  );
}

function sitesIn(text) {
  const statements = text.match(/^import [^;]+;/gm) ?? [];
  const known = new Set(
    statements
      .filter((one) => /\/(?:in-turns|version|versioned-cache)\.js'/.test(one))
      .flatMap((one) => one.match(/\w+/g)),
  );
  const isOwn = (line) => /^export (?:async )?function/.test(line);
  const lines = statements.reduce((rest, one) => rest.replace(one, ''), text).split('\n');
  return lines.filter((line) => {
    if (isOwn(line) || /^\s*(?:\*|\/\/|\/\*)/.test(line)) return false;
    const [, name] = imported.exec(line) ?? [];
    return anywhere.test(line) || (name !== undefined && (known.has(name) || defines(text, name)));
  });
}

/** The inventory itself. */
function defines(text, name) {
  return new RegExp(`^export (?:async )?function ${name}\\((?:list|lists|object|\\))`, 'm').test(text);
}
