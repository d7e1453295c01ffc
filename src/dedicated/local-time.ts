/** Times as this API writes them, `2026-01-31 12:30:00` without a zone: German time. */

export function localTime(wire: unknown): unknown {
  return typeof wire === 'string' ? wire.replace(' ', 'T') : wire;
}
