export function isFoundByPath(test: string, imports: readonly string[], exists: (path: string) => boolean): boolean;
export function importsOf(test: string, text: string): string[];
export function mirror(): {
  readonly tests: readonly string[];
  readonly namesakes: readonly string[];
  readonly strays: readonly string[];
};
