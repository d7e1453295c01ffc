/** Texts of which an upstream counts the bytes, in UTF-8. */
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
