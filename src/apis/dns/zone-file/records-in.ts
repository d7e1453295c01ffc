/** The records that a zone file says a zone should have. */
import { refused } from '../changes/plan.js';
import { type FileRecord, parseZoneFile } from './parse.js';
import { ZoneFileError } from './tokens.js';
import { isWithin, sameName } from './text.js';

/** Name servers of the zone itself are not its own to choose. */
export const isGiven = ({ type, name }: { readonly type: string; readonly name: string }, zone: string) =>
  type === 'NS' && name === zone;

/** Parses the records of a zone file; refuses types that are not listed. */
export function recordsIn(file: string, zone: string, types: readonly string[]): readonly FileRecord[] {
  const records = parsed(file, zone, types).filter((record) => !isGiven(record, zone));
  const outside = records.filter(({ name }) => !isWithin(zone, name));
  if (outside.length > 0) throw outsideOf(zone, outside);
  refuseBesideAlias(records, zone);
  return records;
}

function parsed(file: string, zone: string, types: readonly string[]): readonly FileRecord[] {
  try {
    return parseZoneFile(file, zone, types);
  } catch (error) {
    throw error instanceof ZoneFileError ? refused(`input.zoneFile: ${error.message}`) : error;
  }
}

function outsideOf(zone: string, records: readonly FileRecord[]) {
  const names = [...new Set(records.map(({ name, line }) => `${shortened(name)} (line ${line})`))];
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return refused(`input.zoneFile: expected names of ${zone}, but got ${names.slice(0, 5).join(', ')}${more}`);
}

function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 77)}...` : name;
}

/** The zone's own name may have both: there the edge answers the addresses of the alias. */
function refuseBesideAlias(records: readonly FileRecord[], zone: string): void {
  const all = records.filter(({ type }) => type === 'CNAME');
  // The first alias of a name is the one that the others conflict with.
  const aliases = new Map(all.reverse().map((record) => [record.name, record]));
  for (const { name, type, line, content } of records) {
    const alias = aliases.get(name);
    if (!alias || (type === 'CNAME' && sameName(content ?? '') === sameName(alias.content ?? ''))) continue;
    if (name === zone && !['A', 'AAAA', 'CNAME'].includes(type)) continue;
    throw refused(
      `input.zoneFile: line ${line}: expected nothing beside the CNAME of ${shortened(name)} (line ${alias.line}), but got ${type}`,
    );
  }
}
