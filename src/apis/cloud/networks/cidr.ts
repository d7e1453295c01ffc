/** Address ranges in CIDR notation. */
import { isIP } from 'node:net';
import { ValidateBy, type ValidationOptions } from 'class-validator';

/** Validates ranges such as `10.0.0.0/16`, or `2001:db8::/32` if IPv6 is allowed too. */
export function IsCidr(versions: '4' | '4 or 6', options: ValidationOptions = {}): PropertyDecorator {
  const each = options.each ? 'each value in ' : '';
  return ValidateBy(
    {
      name: 'isCidr',
      validator: {
        validate: (range: unknown) => typeof range === 'string' && isCidr(range, versions),
        defaultMessage: () => `${each}$property must be a range of IPv${versions} addresses, such as 10.0.0.0/16`,
      },
    },
    options,
  );
}

function isCidr(range: string, versions: string): boolean {
  const [address = '', length = '', ...rest] = range.split('/');
  const version = isIP(address);
  return (
    version !== 0 &&
    versions.includes(String(version)) &&
    rest.length === 0 &&
    /^\d{1,3}$/.test(length) &&
    Number(length) <= (version === 4 ? 32 : 128)
  );
}
