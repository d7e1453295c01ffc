/** A subgraph in front of a scripted upstream with a hundred and fifty storage boxes, which two accounts read. */
import { missing, pageOf } from '../../rest/lab.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';
import { ScriptedUpstream } from '../../support/scripted-upstream.js';

export const boxes = 150;

const box = (id: number) => ({ id, name: `box-${id}`, storage_box_type: { id: 11, name: 'bx11' } });
const all = Array.from({ length: boxes }, (_, index) => box(index + 1));

export interface OwnBoxes {
  readonly upstream: ScriptedUpstream;
  readonly meridian: Meridian;
  close(): Promise<void>;
}

export function startBoxes(): Promise<ScriptedUpstream> {
  return ScriptedUpstream.start(({ path, query }) => {
    const id = path.split('/')[2];
    if (id === undefined) return { body: pageOf('storage_boxes', all, query) };
    return Number(id) <= boxes ? { body: { storage_box: box(Number(id)) } } : missing;
  });
}

/** The accounts `prod` and `test`. */
export const ofBoxes = (url: string) => ({
  SUBGRAPH: 'on',
  STORAGE_ACCOUNTS: 'prod=first,test=second',
  STORAGE_BASE_URL: url,
  BACKGROUND_READING: 'off',
});

export async function ownBoxes(): Promise<OwnBoxes> {
  const upstream = await startBoxes();
  const meridian = await startMeridian(ofBoxes(upstream.url));
  const close = async () => {
    await meridian.close();
    await upstream.close();
  };
  return { upstream, meridian, close };
}
