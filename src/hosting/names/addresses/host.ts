/** A host name in comparable form: DNS ignores case, and the dot at the end means nothing. */
export function hostOf(name: string): string {
  return name.trim().toLowerCase().replace(/\.$/, '');
}

/** The names above it, the nearest first: of `a.b.c` `b.c` and `c`. */
export function* above(name: string): Generator<string> {
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) yield name.slice(dot + 1);
}
