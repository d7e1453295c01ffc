/** Labels: custom key-value pairs on an object. */
import { ValidateBy } from 'class-validator';

export type Labels = Readonly<Record<string, string>>;

const word = '[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?';
const key = new RegExp(`^([a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?/)?${word}$`);
const value = new RegExp(`^(${word})?$`);

export const isLabelValue = (text: string): boolean => value.test(text);
export const isLabelKey = (text: string): boolean => key.test(text);

/** Validates labels as the API does, so that an invalid one is reported before anything is sent. */
export function AreLabels(): PropertyDecorator {
  return ValidateBy({
    name: 'areLabels',
    validator: {
      validate: (labels: unknown) =>
        typeof labels === 'object' &&
        labels !== null &&
        Object.entries(labels).every(
          ([name, text]: [string, unknown]) => isLabelKey(name) && typeof text === 'string' && isLabelValue(text),
        ),
      defaultMessage: () =>
        '$property must be pairs of text: keys and values of at most 63 letters, digits and . _ - between them, keys with or without a prefix such as example.com/',
    },
  });
}
