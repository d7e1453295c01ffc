/** Where files are that the service ships with: the same from what is compiled and from the bundle. */
const [, root] = /^(.*\/)(?:src|dist)\//.exec(import.meta.url) ?? [];

/** `path` begins with `src/`, `dist/` or `schema/`. */
export function shipped(path: string): URL {
  return new URL(path, root);
}
