/** Volumes that a server leaves behind still cost: each can be deleted right after it. */
import { isolated } from '../format/isolated.js';
import { money } from '../format/money.js';
import { useQueryEach } from '../ask/use-query-each.js';
import { ActDeleteVolumeDocument, ActVolumeAgainDocument, ActVolumesDocument } from '../generated/graphql.js';
import { Check } from '../parts/check.js';
import { useScope } from '../shell/scope.js';
import { type Act, actKey } from './act.js';
import { isRecord } from './answer.js';
import { OutsideText } from '../parts/outside-text.js';

export interface Volume {
  readonly id: string;
  readonly name: string;
  /** Gigabytes. */
  readonly size: number | null;
}

/** The acts that delete them, each with the cost it ends; by the key of the act on their server. */
export function useLeftBehind(
  acts: readonly Act[],
  volumes: ReadonlyMap<string, readonly Volume[]>,
): ReadonlyMap<string, readonly Act[]> {
  const { currency, maxAge } = useScope();
  const own = acts.flatMap((act) => {
    const left = volumes.get(act.key) ?? [];
    return left.length > 0 ? [{ act, left }] : [];
  });
  const asks = Object.fromEntries(own.map(({ act: { account } }) => [account, { currency, maxAge, account }]));
  const { data, isBusy } = useQueryEach(ActVolumesDocument, asks);
  return new Map(
    own.flatMap(({ act: { key, account }, left }) => {
      const bill = data?.get(account)?.hosting.bill;
      // The cost that ends is a part of the choice.
      if (bill === undefined && isBusy) return [];
      const costOf = ({ id }: Volume) => bill?.lines.nodes.find((line) => line.id === id)?.rounded?.gross?.amount;
      return [[key, left.map((volume) => deletionOf(volume, account, costOf(volume) ?? null))] as const];
    }),
  );
}

function deletionOf({ id, name, size }: Volume, account: string, ends: string | null): Act {
  return {
    key: actKey('deleteCloudVolume', 'CLOUD', account, id),
    api: 'CLOUD',
    account,
    name: `volume ${isolated(name)}${size === null ? '' : `, ${size} GB`}`,
    title: `Delete volume ${isolated(name)}?`,
    group: 'Delete volumes',
    doIt: `Delete ${name}`,
    steps: [{ mutation: ActDeleteVolumeDocument.toString(), variables: { id, account } }],
    confirm: { type: name },
    ends,
    lost: [`All data on volume ${isolated(name)}`],
    again: { query: ActVolumeAgainDocument.toString(), variables: { id, account }, changed: notDetached },
    presence: { query: ActVolumeAgainDocument.toString(), variables: { id, account }, path: ['cloud', 'volume'] },
    done: `${isolated(name)} is gone.`,
  };
}

/** A volume is deleted only if nothing uses it. */
function notDetached(data: unknown): string | null {
  const cloud = isRecord(data) ? data['cloud'] : null;
  const volume = isRecord(cloud) ? cloud['volume'] : null;
  if (!isRecord(volume)) return 'It no longer exists.';
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
    <section className="act-part" aria-label="Kept and still billed">
      <h3>Kept and still billed</h3>
      <p className="small quiet">
        Tick what to delete after its server, with all data on it. The rest stays, costs as before and is then listed
        under findings.
      </p>
      <ul>
        {acts.map(({ key, name, ends }) => (
          <li key={key}>
            <Check isOn={chosen.has(key)} onChange={(isOn) => toggle(key, isOn)}>
              <span>
                Delete <OutsideText>{name}</OutsideText>:{' '}
                {typeof ends === 'string' ? `${money({ amount: ends, currency })} a month` : 'cost unknown'}
              </span>
            </Check>
          </li>
        ))}
      </ul>
    </section>
  );
}
