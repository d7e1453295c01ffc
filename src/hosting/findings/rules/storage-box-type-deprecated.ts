/** Storage boxes of a type that is on its way out. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const storageBoxTypeDeprecated = rule({
  kind: 'STORAGE_BOX_TYPE_DEPRECATED',
  severity: Severity.MEDIUM,
  about: 'A storage box of a deprecated type: soon no other one like it can be created',
  of: boxes.rows.storageBoxes,
  judge: ({ storageBoxType }) =>
    storageBoxType?.deprecation
      ? {
          evidence: {
            'storageBoxType.name': storageBoxType.name,
            'storageBoxType.deprecation.unavailableAfter': storageBoxType.deprecation.unavailableAfter,
          },
        }
      : null,
});
