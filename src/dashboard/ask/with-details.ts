/** Completes the message of an error with the single errors that the provider gave, each after the input that it is about. */

const record = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `extensions` are those of a GraphQL error. */
export function withDetails(message: string, extensions: unknown): string {
  const details = record(record(extensions)?.['upstream'])?.['details'];
  if (!Array.isArray(details)) return message;
  const lines = details
    .map((detail) => {
      const input = text(record(detail)?.['input']);
      const said = text(record(detail)?.['message']) || text(record(detail)?.['code']);
      return input && said ? `${input}: ${said}` : input || said;
    })
    .filter((line) => line !== '' && !message.includes(line));
  if (lines.length === 0) return message;
  return `${message.replace(/ \(and \d+ more\)/, '').replace(/[.:]$/, '')}: ${lines.join('; ')}`;
}
