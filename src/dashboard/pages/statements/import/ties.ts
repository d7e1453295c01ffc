/** The accounts of groupings as they are chosen: at most one of each API for a grouping. */
import { HostingApiName, type StatementGroupingInput } from '../../../generated/graphql.js';
import type { Texts } from '../../../parts/form/drafts.js';
import { apiAndAccount } from '../../../parts/form/account-field.js';
import type { StatementHead } from '../words.js';

type Grouping = Pick<StatementHead['groupings'][number], 'name' | 'tie'>;

interface PickableAccount {
  readonly api: string;
  readonly accountName: string;
}

const places = Object.values(HostingApiName).map((_, place) => place);

/** The field of a choice: a grouping may have a name like any other field. */
function fieldOf(grouping: number, place: number): string {
  return `account-${grouping}-${place}`;
}

/** Nothing is chosen at first. */
export function firstTies(groupings: readonly Grouping[]): Texts {
  return Object.fromEntries(groupings.flatMap((_, grouping) => places.map((place) => [fieldOf(grouping, place), ''])));
}

interface TieField {
  readonly name: string;
  readonly value: string;
  /** The accounts of APIs that the grouping has none of yet. */
  readonly accounts: readonly PickableAccount[];
}

/** The choices of a grouping, and a further one where there is another API. */
export function tieFields(values: Texts, grouping: number, accounts: readonly PickableAccount[]): readonly TieField[] {
  const taken = new Set<string>();
  const fields: TieField[] = [];
  for (const place of places) {
    const left = accounts.filter(({ api }) => !taken.has(api));
    if (left.length === 0) break;
    const name = fieldOf(grouping, place);
    const value = values[name] ?? '';
    fields.push({ name, value, accounts: left });
    const picked = apiAndAccount(value);
    if (picked === null) break;
    taken.add(picked.api);
  }
  return fields;
}

export function tiesIn(
  values: Texts,
  groupings: readonly Grouping[],
  accounts: readonly PickableAccount[],
): StatementGroupingInput[] {
  return groupings.flatMap(({ name }, grouping) =>
    tieFields(values, grouping, accounts).flatMap(({ value }) => {
      const picked = apiAndAccount(value);
      return picked === null ? [] : [{ grouping: name, api: picked.api, accountName: picked.account }];
    }),
  );
}
