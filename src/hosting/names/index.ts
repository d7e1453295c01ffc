/** What joins DNS names with what they lead to. */
import { ServerDependents } from './dependents.js';
import { RecordsByTargetResolver, TargetGroupsResolver } from './targets/records-by-target.js';
import { ServerNames } from './server-names.js';
import { TargetResolver } from './targets/target-resolver.js';

export const nameResolvers = [
  TargetResolver,
  RecordsByTargetResolver,
  TargetGroupsResolver,
  ServerNames,
  ServerDependents,
] as const;
