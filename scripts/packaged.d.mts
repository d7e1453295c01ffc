export function isTaken(path: string): boolean;
