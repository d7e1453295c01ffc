/** The storage API: every group of rows and links. */
import type { Group } from '../rest/group.js';
import * as actions from './actions.js';
import * as boxTypes from './box-types.js';
import * as boxes from './boxes.js';
import * as links from './links.js';
import * as locations from './locations.js';
import { storage } from './storage.js';

export const groups: readonly Group[] = [
  storage,
  boxes.reads,
  boxes.boxReads,
  boxes.writes,
  boxTypes.reads,
  locations.reads,
  actions.reads,
  ...links.groups,
];
