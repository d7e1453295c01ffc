/** The ingress rules of a tunnel, which its configuration has together. */
import { Min } from 'class-validator';
import { InputType, Int } from 'type-graphql';
import { shown } from '../../../base/errors.js';
import { Optional } from '../../../base/optional-field.js';
import { isObject } from '../../../base/unknown.js';
import { ExactlyOneOf, Rule } from '../../../rest/schema/input-validation.js';
import { TunnelIngress, tunnelConfiguration, tunnelConfigurationWrites } from '../tunnel-configuration.js';
import { entriesOf } from './changing.js';
import { type EntriesState, type Entry, refused } from './collection.js';
import { unreadable, writtenTogether } from './written-together.js';

@Rule((input) =>
  Reflect.get(input, 'path') === undefined || Reflect.get(input, 'index') === undefined
    ? undefined
    : 'expected no path beside index',
)
@ExactlyOneOf('hostname', 'index')
@InputType('EdgeTunnelIngressMatchInput', { description: 'Selects an ingress rule, by its host name or its place' })
class IngressMatch {
  @Optional(() => String, 'Its host name')
  hostname?: string;

  @Optional(() => String, 'Its path, where several have the host name')
  path?: string;

  @Min(1)
  @Optional(() => Int, 'Its place from 1')
  index?: number;
}

const { configuration: read } = tunnelConfiguration.rows;
const { updateEdgeTunnelConfiguration: write } = tunnelConfigurationWrites.rows;

const isOpen = ({ hostname, path }: Entry) => !hostname && !path;
const keyOf = ({ hostname, path }: Entry) => JSON.stringify([hostname ?? '', path ?? '']);

/** Before the first write there is no configuration; the tunnel itself must be there. */
function stateIn(payload: unknown): EntriesState {
  if (!isObject(payload)) throw unreadable('the configuration of the tunnel');
  const { config, version } = payload;
  const beside = isObject(config) ? config : {};
  const { ingress = [] } = beside;
  if (!Array.isArray(ingress) || !ingress.every(isObject)) throw unreadable('the ingress rules of the tunnel');
  return { entries: ingress, version: String(version ?? 0), beside };
}

export const tunnelIngress = entriesOf({
  ...writtenTogether({
    read,
    write,
    stateIn,
    sent: (entries, { beside }) => ({ config: { ...beside, ingress: entries } }),
  }),
  name: 'changeEdgeTunnelIngress',
  about: 'Adds, changes, moves and deletes ingress rules of a tunnel, in one call that leaves all else as it is',
  words: { thing: 'TunnelIngress', noun: 'ingress rule' },
  types: { Entry: TunnelIngress, Match: IngressMatch },
  isOrdered: true,
  find(entries, { hostname, path, index }, at) {
    if (typeof index === 'number') {
      if (index <= entries.length) return index - 1;
      throw refused(`${at}.index: expected a place from 1 to ${entries.length}, but got ${index}`);
    }
    const found = entries.flatMap((entry, place) =>
      entry['hostname'] === hostname && (path === undefined || entry['path'] === path) ? [place] : [],
    );
    const [place, ...others] = found;
    if (place !== undefined && others.length === 0) return place;
    const count = place === undefined ? 'none has' : `${found.length} have`;
    throw refused(`${at}: expected one ingress rule of ${shown(hostname)}, but ${count} it`);
  },
  matchOf: ({ hostname, path }, place) =>
    isOpen({ hostname, path }) || !hostname ? { index: place } : { hostname, path },
  twin: (entries, entry) => entries.findIndex((other) => keyOf(other) === keyOf(entry)),
  mergesTwins: false,
  placeOf: (entries) => {
    const last = entries.at(-1);
    return last && isOpen(last) ? entries.length - 1 : entries.length;
  },
  replaced: (_before, definition) => definition,
  check(entries) {
    const last = entries.at(-1);
    if (!last || !isOpen(last))
      throw refused(
        'input.changes: expected the last ingress rule to have neither host name nor path, such as one with the service http_status:404',
      );
  },
});
