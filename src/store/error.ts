/** A store that cannot be opened or asked, told to whoever runs the service: what was tried, why it failed, what to do. */

export class StoreError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreError';
  }
}

/** The reason in a driver's error; a refused connection to `localhost` comes as an AggregateError without a message. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}

/** An address without its credentials and parameters. */
export function withoutCredentials(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** Some drivers quote the whole address in their messages. */
export function withoutPassword(message: string, url: string): string {
  const { password } = new URL(url);
  if (password === '') return message;
  return [password, decode(password)].reduce((text, secret) => text.replaceAll(secret, '…'), message);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
