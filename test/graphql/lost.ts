/** Whether null stands above the field of this path: what failed was non-null, or something beside it was. */
export function isLost(data: unknown, path: readonly unknown[]): boolean {
  let value: unknown = data;
  for (const step of path) {
    if (value === null) return true;
    value = Reflect.get(Object(value), String(step));
  }
  return false;
}
