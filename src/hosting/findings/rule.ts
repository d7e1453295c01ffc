/** A rule: what it looks at, and when that is sick. */
import type { BoundRow } from '../../rest/bound-row.js';
import type { Sent } from '../../rest/sent.js';
import type { Look } from './look.js';
import type { Severity } from './severity.js';
import type { Verdict } from './verdict.js';

/** A mutation of the graph that would end a finding, by its arguments; the account is added. */
export interface Remedy {
  readonly mutation: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** What is the matter with one object. */
export interface Sickness {
  /** What it was seen by: the names of fields, and what they were. */
  readonly evidence: Readonly<Record<string, unknown>>;
  /** In one sentence, when the kind does not say it all. */
  readonly message?: string;
  /** CERTAIN unless given. */
  readonly verdict?: Verdict;
  readonly severity?: Severity;
  readonly remedy?: Remedy;
  /** What the object costs ends with the remedy: all of it, or what the bill has of these kinds. */
  readonly ends?: 'all' | readonly string[];
}

interface Parts<T, Beside> {
  /** Of the enum of findings. */
  readonly kind: string;
  readonly severity: Severity;
  /** What it finds, and why that matters. */
  readonly about: string;
  /** The list of the objects that may be sick. */
  readonly of: BoundRow<T>;
  /** What else of the world it takes to tell, worked out once for each account that has such objects. */
  readonly prepare?: (look: Look) => Promise<Beside>;
  /** What is missing of the object makes it neither sick nor healthy: such a part is to be left alone. */
  readonly judge: (object: Sent<T>, beside: Beside, look: Look) => Sickness | readonly Sickness[] | null;
}

/** With its types left behind: rules are run as a list. */
export interface Rule {
  readonly kind: string;
  readonly severity: Severity;
  readonly about: string;
  readonly of: BoundRow;
  /** Judges all objects of one account. */
  judgeAll(objects: readonly unknown[], look: Look): Promise<readonly Judged[]>;
}

export interface Judged {
  readonly object: object;
  readonly sickness: Sickness;
}

export function rule<T extends object, Beside = undefined>(parts: Parts<T, Beside>): Rule {
  const { kind, severity, about, of, prepare, judge } = parts;
  const result = of.result?.();
  const isOurs = (object: unknown): object is T => typeof result === 'function' && object instanceof result;
  return {
    kind,
    severity,
    about,
    of,
    async judgeAll(objects, look) {
      const own = objects.filter(isOurs);
      if (own.length === 0) return [];
      // Without `prepare` its type is undefined, as the default says.
      const beside = (await prepare?.(look)) as Beside;
      return own.flatMap((object) => {
        const found = judge(object as Sent<T>, beside, look) ?? [];
        return [found].flat().map((sickness) => ({ object, sickness }));
      });
    },
  };
}
