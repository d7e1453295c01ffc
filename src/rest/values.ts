/** What fills the path of a field's row. */
import type { Arguments } from './define.js';
import type { Keys } from './keys.js';
import { type PathValues, paramsOf } from './path.js';
import type { BoundRow } from './bound-row.js';
import { originOf } from './shape.js';
import { toWireId } from './wire.js';

/** From the arguments, from the parent's properties, or from the path that the parent itself was read with. */
export function valuesOf(row: BoundRow, root: object, args: Arguments, keys: Keys): PathValues {
  const inherited = originOf(root)?.values ?? {};
  return Object.fromEntries(
    paramsOf(row.path).map((param) => {
      const key = keys[param];
      if (key === undefined) return [param, String(toWireId(String(args[param]), row.dialect, param))];
      return [param, String(Reflect.get(root, key) ?? inherited[param] ?? '')];
    }),
  );
}
