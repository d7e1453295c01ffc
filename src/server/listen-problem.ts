/** Why a server cannot listen, and what to do about it; null for any other error. */
export function listenProblem(error: unknown, [port, host] = ['PORT', 'HOST']): string | null {
  if (!(error instanceof Error && 'syscall' in error)) return null;
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null;
  const problem = error.message.replace(/\s+/g, ' ');
  return `Cannot start: ${problem}. Set ${port} to a free port and ${host} to an address of this machine.`;
}

/** Its message is for the operator. */
export class ListenError extends Error {}
