/** The kinds of findings that docs/findings.md lists. */
import { readFileSync } from 'node:fs';

export interface DocumentedKind {
  readonly kind: string;
  readonly severity: string;
  /** The mutations that end it, or why there are none. */
  readonly remedies: string;
}

/** An item is a kind, its severity, why it matters and its remedy, such as `- \`ZONE_PAUSED\`, HIGH. Why. Remedy: what.` */
export const documentedKinds: readonly DocumentedKind[] = readFileSync('docs/findings.md', 'utf8')
  .split(/\n(?=- |\n)/)
  .flatMap((item) => {
    const [, kind, severity, remedies] =
      /^- `(\w+_\w+)`, (.+?)\. .+ (Remedy: .+|No remedy: .+)\.$/.exec(item.replaceAll(/\s+/g, ' ').trim()) ?? [];
    return kind && severity && remedies ? [{ kind, severity, remedies }] : [];
  });
