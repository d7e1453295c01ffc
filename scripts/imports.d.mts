export function importsIn(root: string): ReadonlyMap<string, readonly string[]>;
export function filesInCircles(imports: ReadonlyMap<string, readonly string[]>): string[];
