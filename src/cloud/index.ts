/** The cloud API: every group of rows and links. */
import * as actions from './actions.js';
import { cloud } from './cloud.js';
import * as locations from './locations.js';
import * as volumes from './volumes.js';

export const groups = [cloud, actions.reads, locations.reads, volumes.reads, volumes.writes];
