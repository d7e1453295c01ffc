/** Places anywhere whose name fits what is looked for, each opened on the page of places. */
import { useGraphQuery } from '../ask/use-graph-query.js';
import { PlacesSearchDocument } from '../generated/graphql.js';
import { foundRows } from '../pages/places/place-row.js';
import { go, hrefTo } from '../route/address.js';
import type { Command } from './commands.js';

/** Shorter texts fit too many; longer ones are no names of places. */
const shortest = 3;
const longest = 60;
const shown = 4;

export function usePlaceCommands(text: string): readonly Command[] {
  const pause = text.length < shortest || text.length > longest;
  const { data, isOther } = useGraphQuery(PlacesSearchDocument, { text }, { pause });
  if (pause || isOther || !data) return [];
  return data.search.edges
    .flatMap(foundRows)
    .slice(0, shown)
    .map(({ key, name, about, params }) => ({
      id: `place ${key}`,
      title: name,
      icon: 'places',
      hint: about,
      run: () => go(hrefTo('places', { ...params })),
    }));
}
