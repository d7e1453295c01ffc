/** Limits strings by their UTF-8 length in bytes, as some upstreams do. */
import { type ValidationOptions, ValidateBy, buildMessage } from 'class-validator';
import { isText } from '../../base/unknown.js';

export function MaxBytes(most: number, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxBytes',
      validator: {
        validate: (text: unknown) => isText(text) && Buffer.byteLength(text) <= most,
        defaultMessage: buildMessage((each) => `${each}$property must be at most ${most} bytes`, options),
      },
    },
    options,
  );
}
