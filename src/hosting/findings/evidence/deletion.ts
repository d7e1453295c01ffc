/** Objects that cost until they are deleted. */
import type { Sickness } from '../rule.js';

interface Deletable {
  readonly id?: number | null;
  readonly protection?: { readonly delete?: boolean | null } | null;
}

/** All that it costs ends with it; there is no remedy while the API would refuse that. */
export function deletion(mutation: string, { id, protection }: Deletable): Pick<Sickness, 'remedies' | 'ends'> {
  const isRefused = protection?.delete === true;
  return { ends: 'all', ...(!isRefused && { remedies: [{ mutation, arguments: { id } }] }) };
}
