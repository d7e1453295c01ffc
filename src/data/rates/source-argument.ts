/** The argument that chooses one source of rates. */
import { registerEnumType } from 'type-graphql';
import { completeSource, type RateSource, rateSources } from './sources.js';

export const RateSourceName: Readonly<Record<string, string>> = Object.fromEntries(
  rateSources.map(({ label }) => [label, label]),
);

registerEnumType(RateSourceName, {
  name: 'RateSource',
  description: 'A source of exchange rates',
  valuesConfig: Object.fromEntries(rateSources.map(({ label, about }) => [label, { description: about }])),
});

export const sourceArgument =
  'The figures of this source alone; unless given, of each currency the newest that any source has.';

/** Undefined where none is given. */
export function sourceNamed(label: string | null | undefined): RateSource | undefined {
  if (typeof label !== 'string') return undefined;
  return rateSources.find((source) => source.label === label) ?? completeSource;
}
