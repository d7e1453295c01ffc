/** LOC: a place on Earth, as RFC 1876 writes it: `51 30 12.748 N 0 7 39.612 W 10.00m 1m 10000m 10m`. */
import { numberAt, textAt } from '../../../base/unknown.js';

type LocationData = Readonly<Record<string, unknown>>;

const angle = (name: string, directions: string) =>
  `(?<${name}_degrees>\\d{1,3})(?:\\s+(?<${name}_minutes>\\d{1,2})(?:\\s+(?<${name}_seconds>\\d{1,2}(?:\\.\\d{1,3})?))?)?\\s+(?<${name}_direction>[${directions}])`;
const meters = (name: string) => `(?<${name}>-?\\d{1,8}(?:\\.\\d{1,2})?)m?`;
const written = new RegExp(
  `^${angle('lat', 'NS')}\\s+${angle('long', 'EW')}\\s+${meters('altitude')}(?:\\s+${meters('size')}(?:\\s+${meters('precision_horz')}(?:\\s+${meters('precision_vert')})?)?)?$`,
  'i',
);

/** The defaults of a location, in meters. */
const unsaid: LocationData = {
  lat_minutes: 0,
  lat_seconds: 0,
  long_minutes: 0,
  long_seconds: 0,
  size: 1,
  precision_horz: 10_000,
  precision_vert: 10,
};

/** Undefined when it is no place. */
export function placeOf(text: string): LocationData | undefined {
  const groups = written.exec(text)?.groups;
  if (!groups) return undefined;
  const matched = Object.entries(groups).filter(([, value]) => value !== undefined);
  return {
    ...unsaid,
    ...Object.fromEntries(
      matched.map(([name, value]) => [name, name.endsWith('direction') ? value.toUpperCase() : Number(value)]),
    ),
  };
}

export function placeText(data: LocationData): string {
  const all = { ...unsaid, ...data };
  const number = (name: string) => String(numberAt(all, name) ?? 0);
  const angle = (name: string) =>
    `${number(`${name}_degrees`)} ${number(`${name}_minutes`)} ${number(`${name}_seconds`)} ${textAt(all, `${name}_direction`) ?? ''}`;
  const lengths = ['altitude', 'size', 'precision_horz', 'precision_vert'].map((name) => `${number(name)}m`);
  return [angle('lat'), angle('long'), ...lengths].join(' ');
}
