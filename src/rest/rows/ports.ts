/** Ports of TCP and UDP, as rules of firewalls name them. */
import { ValidateBy } from 'class-validator';

const most = 65_535;

/** Checks a text that names ports. */
export function IsPorts(expected: string, fits: (text: string) => boolean): PropertyDecorator {
  return ValidateBy({
    name: 'isPorts',
    validator: {
      validate: (text: unknown) => typeof text === 'string' && fits(text),
      defaultMessage: () => `$property must be ${expected}`,
    },
  });
}

/** A port as `80` or a range as `1024-5000`. */
export function isPortOrRange(text: string): boolean {
  if (!/^[1-9]\d{0,4}(-[1-9]\d{0,4})?$/.test(text)) return false;
  const [from = 0, to = from] = text.split('-').map(Number);
  return from <= to && to <= most;
}
