/** TCP and UDP ports, as firewall rules specify them. */
import { ValidateBy } from 'class-validator';

const most = 65_535;

/** Validates a port specification. */
export function IsPorts(expected: string, fits: (text: string) => boolean): PropertyDecorator {
  return ValidateBy({
    name: 'isPorts',
    validator: {
      validate: (text: unknown) => typeof text === 'string' && fits(text),
      defaultMessage: () => `$property must be ${expected}`,
    },
  });
}

/** A port such as `80`, or a range such as `1024-5000`. */
export function isPortOrRange(text: string): boolean {
  if (!/^[1-9]\d{0,4}(-[1-9]\d{0,4})?$/.test(text)) return false;
  const [from = 0, to = from] = text.split('-').map(Number);
  return from <= to && to <= most;
}
