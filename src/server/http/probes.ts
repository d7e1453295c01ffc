/** Health probes, which come every few seconds: they are neither logged nor traced. */
const probes: readonly (string | null)[] = ['/healthz', '/readyz'];

export function isProbe(route: string | null): boolean {
  return probes.includes(route);
}

/** Decides by the path alone, before there is a route. */
export function asksProbe(url = ''): boolean {
  return isProbe(/^[^?#]*?(?=\/?(?:[?#]|$))/.exec(url)?.[0] ?? null);
}
