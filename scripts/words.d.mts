interface Place {
  readonly file: string;
  readonly line: number;
}
interface PrivateName {
  readonly line: number;
  readonly name: string;
}
interface Comment {
  readonly line: number;
  readonly word: string;
  readonly hasSubject: boolean;
}
export const finishedWings: readonly string[];
export const privateWords: Readonly<Record<string, string>>;
export const privateLocals: Readonly<Record<string, string>>;
export function privateNames(root: string): (Place & PrivateName)[];
export function privateNamesIn(text: string, file?: string): PrivateName[];
export function comments(root: string): (Place & Comment)[];
export function commentsIn(text: string): Comment[];
