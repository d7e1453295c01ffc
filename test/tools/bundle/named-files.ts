/** The files that a document names: by a path from the root, also in a command, or by a name of their own in backticks. */

const paths =
  /(?<![\w./-])(?:\/opt\/meridian\/)?((?:\.ci|bench|bin|deploy|dist|docs|schema|scripts|src|test)\/[\w@./-]*[\w/])/g;
const names = /`([\w@.-]+\.(?:conf|env|graphql|js|json|md|mjs|service|ts|ya?ml)|Caddyfile|Dockerfile|LICENSE)`/g;

export function namedIn(text: string): string[] {
  return [...text.matchAll(paths), ...text.matchAll(names)].map(([, name = '']) => name);
}
