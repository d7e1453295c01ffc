/** Which of our own files a file of `src` imports. */
import { readFileSync, readdirSync } from 'node:fs';
import { posix, join } from 'node:path';
import ts from 'typescript';

/** By file: what it imports, with types and with what it loads later by `import()`. */
export function importsIn(root) {
  const files = new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file)),
  );
  const importsOf = (file) =>
    ts
      .preProcessFile(readFileSync(join(root, file), 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => {
        const path = posix.join(posix.dirname(file), fileName);
        const sources = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];
        return sources.find((source) => files.has(source)) ?? path;
      });
  return new Map([...files].map((file) => [file, importsOf(file)]));
}

/** The files that import themselves by way of others, and those between two such circles. */
export function filesInCircles(imports) {
  let left = new Map(imports);
  // A file that imports none of those left is in no circle; neither is one that none of them imports.
  for (let before = 0; before !== left.size;) {
    before = left.size;
    const imported = new Set([...left.values()].flat());
    left = new Map([...left].filter(([file, all]) => imported.has(file) && all.some((other) => left.has(other))));
    left = new Map([...left].map(([file, all]) => [file, all.filter((other) => left.has(other))]));
  }
  return [...left.keys()];
}
