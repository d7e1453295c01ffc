/** Storage boxes that anyone on the internet can knock at. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const storageBoxReachableExternally = rule({
  kind: 'STORAGE_BOX_REACHABLE_EXTERNALLY',
  severity: Severity.HIGH,
  about:
    "A storage box that is reached from outside the provider's network; the remedy cuts off who uses it from there",
  of: boxes.rows.storageBoxes,
  judge: ({ id, accessSettings }) =>
    accessSettings?.reachableExternally === true
      ? {
          evidence: Object.fromEntries(
            Object.entries(accessSettings).map(([name, value]) => [`accessSettings.${name}`, value]),
          ),
          remedy: {
            mutation: 'updateStorageBoxAccessSettings',
            arguments: { id, input: { reachableExternally: false } },
          },
        }
      : null,
});
