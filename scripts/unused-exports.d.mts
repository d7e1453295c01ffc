export function unusedExports(root: string): string[];
