import type { Particulars } from '../../particulars.js';

export const tunnels: Partial<Particulars> = {
  revisions: {
    TunnelClient: { id: 'string!' },
    // The documents have what newer clients leave out, as those of tunnels do.
    TunnelClientConn: { is_pending_reconnect: 'bool' },
    TunnelRoute: { id: 'string!' },
  },
};
