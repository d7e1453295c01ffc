/** Objects that cost until they are deleted. */
import type { Remedy, Sickness } from '../rule.js';

interface Deletable {
  readonly id?: number | null;
  readonly protection?: { readonly delete?: boolean | null } | null;
}

/** The deletion of an object, which ends its whole cost; its protection is lifted first. */
export function deletion(mutation: string, { id, protection }: Deletable): Pick<Sickness, 'remedies' | 'ends'> {
  const lift = protection?.delete === true ? [protectionOf(mutation, id)] : [];
  return { ends: 'all', remedies: [...lift, { mutation, arguments: { id } }] };
}

/** `deleteCloudVolume` takes `changeCloudVolumeProtection` before it; the protections of a server are changed together. */
function protectionOf(deletion: string, id: number | null | undefined): Remedy {
  const mutation = deletion.replace(/^delete(.+)$/, 'change$1Protection');
  const input = { delete: false, ...(deletion === 'deleteCloudServer' && { rebuild: false }) };
  return { mutation, arguments: { id, input, wait: true }, liftsProtection: true };
}
