/** Why a server cannot listen, and what to do about it; null for any other error. */
export function listenProblem(error: unknown): string | null {
  if (!(error instanceof Error && 'syscall' in error)) return null;
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null;
  const problem = error.message.replace(/\s+/g, ' ');
  return `Cannot start: ${problem}. Set PORT to a free port and HOST to an address of this machine.`;
}
