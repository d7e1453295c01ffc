/** Servers and boxes in concurrent pages: small ones first, so that they show early; a complete list is not read on. */
import type { MachinesListQueryVariables } from '../generated/graphql.js';

type MachinesVariables = MachinesListQueryVariables;

interface MachineList {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

interface MachinePage {
  readonly hosting: { readonly servers?: MachineList | null; readonly storageBoxes?: MachineList | null };
}

/** The size of a page after the first. */
const most = 2_000;

export const firstMachines: MachinesVariables = {
  first: 200,
  servers: true,
  boxes: true,
  serversAfter: null,
  boxesAfter: null,
};

export function nextMachines({ hosting }: MachinePage): MachinesVariables | null {
  const [servers, boxes] = [hosting.servers?.pageInfo, hosting.storageBoxes?.pageInfo];
  const more = { servers: servers?.hasNextPage ?? false, boxes: boxes?.hasNextPage ?? false };
  if (!more.servers && !more.boxes) return null;
  return { ...more, first: most, serversAfter: servers?.endCursor ?? null, boxesAfter: boxes?.endCursor ?? null };
}

interface Nodes<Server, Box> {
  readonly hosting: {
    readonly servers?: { readonly nodes: readonly (Server | null)[] } | null;
    readonly storageBoxes?: { readonly nodes: readonly (Box | null)[] } | null;
  };
}

/** The machines of all pages that could be read. */
export function machinesIn<Server, Box>(pages: readonly Nodes<Server, Box>[]) {
  return {
    servers: pages.flatMap(({ hosting }) => hosting.servers?.nodes ?? []).filter((server) => server !== null),
    storageBoxes: pages.flatMap(({ hosting }) => hosting.storageBoxes?.nodes ?? []).filter((box) => box !== null),
  };
}
