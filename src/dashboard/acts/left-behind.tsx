/** Volumes that a server leaves behind still cost: each can be deleted right after it. */
import { money } from '../format/money.js';
import { useGraphQuery } from '../ask/use-graph-query.js';
import { ActDeleteVolumeDocument, ActVolumeAgainDocument, ActVolumesDocument } from '../generated/graphql.js';
import { Check } from '../parts/check.js';
import { useScope } from '../shell/scope.js';
import { type Act, actKey } from './act.js';
import { isRecord } from './answer.js';

export interface Volume {
  readonly id: string;
  readonly name: string;
  /** In gigabytes. */
  readonly size: number | null;
}

/** The acts that delete them, each with the cost it ends. */
export function useLeftBehind({ account }: Act, volumes: readonly Volume[]): readonly Act[] {
  const { currency, maxAge } = useScope();
  const pause = volumes.length === 0;
  const { data, isOld, problems } = useGraphQuery(ActVolumesDocument, { currency, maxAge, account }, { pause });
  if (pause || ((data === undefined || isOld) && problems.length === 0)) return [];
  const lines = isOld ? [] : (data?.hosting.bill.lines.nodes ?? []);
  return volumes.map((volume) =>
    deletionOf(volume, account, lines.find(({ id }) => id === volume.id)?.rounded?.gross?.amount ?? null),
  );
}

function deletionOf({ id, name, size }: Volume, account: string, ends: string | null): Act {
  return {
    key: actKey('deleteCloudVolume', 'CLOUD', account, id),
    api: 'CLOUD',
    account,
    name: `volume ${name}${size === null ? '' : `, ${size} GB`}`,
    title: `Delete volume ${name}?`,
    group: 'Delete volumes',
    doIt: `Delete ${name}`,
    steps: [{ mutation: ActDeleteVolumeDocument.toString(), variables: { id, account } }],
    confirm: { type: name },
    ends,
    lost: [`All data on volume ${name}`],
    again: { query: ActVolumeAgainDocument.toString(), variables: { id, account }, changed: notDetached },
    done: `${name} is gone.`,
  };
}

/** A volume is deleted only if nothing uses it. */
function notDetached(data: unknown): string | null {
  const cloud = isRecord(data) ? data['cloud'] : null;
  const volume = isRecord(cloud) ? cloud['volume'] : null;
  if (!isRecord(volume)) return 'It is not there any more.';
  return volume['server'] === null ? null : 'It is attached to a server.';
}

interface LeftBehindProps {
  readonly acts: readonly Act[];
  readonly chosen: ReadonlySet<string>;
  onChoose(keys: ReadonlySet<string>): void;
}

export function LeftBehind({ acts, chosen, onChoose }: LeftBehindProps) {
  const { currency } = useScope();
  if (acts.length === 0) return null;
  const toggle = (key: string, isOn: boolean) =>
    onChoose(new Set(isOn ? [...chosen, key] : [...chosen].filter((each) => each !== key)));
  return (
    <section className="act-part" aria-label="Left behind">
      <h3>Left behind, and billed on</h3>
      <p className="small quiet">
        What is not ticked stays and costs as before: it is then among what could end. What is ticked is deleted after
        the server, with all data on it.
      </p>
      <ul>
        {acts.map(({ key, name, ends }) => (
          <li key={key}>
            <Check isOn={chosen.has(key)} onChange={(isOn) => toggle(key, isOn)}>
              <span>
                Delete {name}:{' '}
                {typeof ends === 'string'
                  ? `${money({ amount: ends, currency })} a month`
                  : 'what it costs is not known'}
              </span>
            </Check>
          </li>
        ))}
      </ul>
    </section>
  );
}
