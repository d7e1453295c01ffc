/** The dedicated API: every group of rows and links. */
import { dedicated } from './dedicated.js';
import * as servers from './servers.js';

export const groups = [dedicated, servers.reads, servers.serverDetails, servers.serverReads, servers.writes];
