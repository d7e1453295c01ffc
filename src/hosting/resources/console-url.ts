/** Pages of resources in the consoles of their providers. */
import { AccessApp } from '../../apis/edge/access/access-kinds.js';
import { Account } from '../../apis/edge/accounts/account.js';
import { Bucket } from '../../apis/edge/stores/buckets.js';
import { KvNamespace } from '../../apis/edge/stores/kv.js';
import { PagesProject } from '../../apis/edge/pages/pages-projects.js';
import { SqlDatabase } from '../../apis/edge/stores/sql.js';
import { Widget } from '../../apis/edge/widgets.js';
import { WorkerScript } from '../../apis/edge/workers/worker-script.js';
import { Zone } from '../../apis/edge/zones/zone.js';
import { isText, textAt } from '../../base/unknown.js';
import { originOf } from '../../rest/mapping/to-graph.js';

type ResourceClass = abstract new (...args: never) => object;

/**
 * Console pages by class, if the account and the fields in braces are known. The cloud's pages are below a project,
 * whose id its API does not return.
 */
const pages: readonly (readonly [ResourceClass, string])[] = [
  [Account, 'https://dash.cloudflare.com/{id}'],
  [Zone, 'https://dash.cloudflare.com/{accountId}/{name}'],
  [WorkerScript, 'https://dash.cloudflare.com/{accountId}/workers/services/view/{id}/production'],
  [PagesProject, 'https://dash.cloudflare.com/{accountId}/pages/view/{name}'],
  [KvNamespace, 'https://dash.cloudflare.com/{accountId}/workers/kv/namespaces/{id}'],
  [SqlDatabase, 'https://dash.cloudflare.com/{accountId}/workers/d1/databases/{id}'],
  [Bucket, 'https://dash.cloudflare.com/{accountId}/r2/default/buckets/{name}'],
  [Widget, 'https://dash.cloudflare.com/{accountId}/turnstile/widget/{sitekey}'],
  [AccessApp, 'https://one.dash.cloudflare.com/{accountId}/access/apps'],
];

export function consoleUrlOf(resource: object): string | null {
  const origin = originOf(resource);
  const [, template] = pages.find(([Class]) => resource instanceof Class) ?? [];
  if (!origin || template === undefined || origin.client.upstream.account.sandbox) return null;
  const owner = textAt(Reflect.get(resource, 'account'), 'id') ?? origin.values['accountId'];
  const values = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']): unknown =>
    name === 'accountId' ? owner : Reflect.get(resource, name),
  );
  if (!values.every((value) => isText(value) && value !== '')) return null;
  return values.reduce<string>(
    (url, value) => url.replace(/\{\w+\}/, () => encodeURIComponent(String(value))),
    template,
  );
}
