/** Paths of files that ship with the service, resolved alike from compiled code and from the bundle. */
const [, root] = /^(.*\/)(?:src|dist)\//.exec(import.meta.url) ?? [];

/** `path` starts with `src/`, `dist/`, `docs/` or `schema/`, or is `package.json`. */
export function shipped(path: string): URL {
  return new URL(path, root);
}
