/** Sub-accounts of storage boxes: who can write what, and from where. */
import { boxes } from '../../../apis/storage/boxes.js';
import type { Subaccount } from '../../../apis/storage/subaccount.js';
import { subaccountWrites, subaccounts } from '../../../apis/storage/subaccounts.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { isText } from '../../../base/unknown.js';
import { mutationFor } from '../remedies/mutation-for.js';
import { type Rule, rule, ruleOfEach } from '../rule.js';
import { Severity } from '../severity.js';

const usual = { calls: 'One call per storage box', isByName: true } as const;

export const rules: readonly Rule[] = [
  rule({
    ...usual,
    kind: 'STORAGE_BOX_SUBACCOUNT_REACHABLE_EXTERNALLY',
    severity: Severity.HIGH,
    about:
      "A sub-account of a storage box that can be accessed from outside the provider's network and may write; the remedy cuts off its user there",
    of: subaccounts.rows.subaccounts,
    below: boxes.rows.storageBoxes,
    judge(account) {
      const { reachableExternally, readonly } = account.accessSettings ?? {};
      if (reachableExternally !== true || readonly !== false) return null;
      return {
        evidence: Object.fromEntries(
          Object.entries(account.accessSettings ?? {}).map(([name, value]) => [`accessSettings.${name}`, value]),
        ),
        ...mutationFor(subaccountWrites.rows.updateStorageBoxSubaccountAccessSettings, account, {
          reachableExternally: false,
        }),
      };
    },
  }),
  ruleOfEach({
    ...usual,
    kind: 'STORAGE_BOX_SUBACCOUNT_HOME_SHARED',
    severity: Severity.LOW,
    about:
      'A home directory of several sub-accounts of a storage box: each of them reads the files of the others, and what one may write is lost to all',
    of: boxes.rows.storageBoxes,
    each: subaccounts.rows.subaccounts,
    judge: (_box, accounts) =>
      [...byHome(accounts)]
        .filter(([, sharing]) => sharing.length > 1)
        .map(([homeDirectory, sharing]) => ({
          evidence: { homeDirectory, subaccounts: sharing.map(({ username }) => username) },
          affected: sharing,
        })),
  }),
];

/** Slashes at the end, or several beside each other, make no other directory. */
function byHome(accounts: readonly Sent<Subaccount>[]): ReadonlyMap<string, readonly Sent<Subaccount>[]> {
  const homes = new Map<string, Sent<Subaccount>[]>();
  for (const account of accounts) {
    const { homeDirectory } = account;
    if (!isText(homeDirectory)) continue;
    const home = homeDirectory.split('/').filter(Boolean).join('/');
    homes.set(home, [...(homes.get(home) ?? []), account]);
  }
  return homes;
}
