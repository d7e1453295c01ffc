/** The minimum that a server type must have to replace a server's. */
import type { Server } from '../../apis/cloud/servers/server.js';
import type { ServerType } from '../../apis/cloud/servers/server-types.js';
import type { Sent } from '../../rest/mapping/as-sent.js';

export interface ServerNeed {
  readonly cores: number;
  readonly memory: number;
  readonly disk: number;
  readonly architecture: string;
  readonly location: string;
}

/**
 * The minimum for a replacement. The disk may be smaller than the type's, and never shrinks. Null if a part is unknown.
 */
export function needOf({ serverType, location, primaryDiskSize }: Sent<Server>): ServerNeed | null {
  const { cores, memory, architecture } = serverType ?? {};
  const disk = primaryDiskSize ?? serverType?.disk;
  if (!cores || !memory || !disk || !architecture || !location?.name) return null;
  return { cores, memory, disk, architecture, location: location.name };
}

function isAtLeast(size: number | null | undefined, least: number): boolean {
  return typeof size === 'number' && size >= least;
}

export function isEnough(type: Sent<ServerType>, { cores, memory, disk, architecture, location }: ServerNeed): boolean {
  return (
    isAtLeast(type.cores, cores) &&
    isAtLeast(type.memory, memory) &&
    isAtLeast(type.disk, disk) &&
    type.architecture === architecture &&
    !type.deprecated &&
    !type.deprecation &&
    (type.locations?.some(({ name, available, deprecation }) => name === location && available && !deprecation) ??
      false)
  );
}
