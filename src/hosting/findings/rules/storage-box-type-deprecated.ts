/** Storage boxes of a type that is on its way out. */
import { boxes } from '../../../apis/storage/boxes.js';
import { rule } from '../rule.js';
import { Severity } from '../severity.js';

export const storageBoxTypeDeprecated = rule({
  kind: 'STORAGE_BOX_TYPE_DEPRECATED',
  severity: Severity.MEDIUM,
  about: 'A storage box of a type that is on its way out: another like it cannot be created for long',
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
