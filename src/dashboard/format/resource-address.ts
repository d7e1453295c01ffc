/** How the page's addresses and texts name a resource, by an id of the whole graph or of its provider. */

interface Addressed {
  readonly api: string;
  readonly account: string;
  readonly id: string;
}

function isGlobal({ api, id }: Pick<Addressed, 'api' | 'id'>): boolean {
  return id.startsWith(`${api.toLowerCase()}:`);
}

/** `storage:production:box:7`, or `cloud:production:1000169` while ids of its API are those of its provider. */
export function addressOf({ api, account, id }: Addressed): string {
  return isGlobal({ api, id }) ? id : formerAddressOf({ api, account, id });
}

/** The address from before ids were global: bookmarks of it still work. */
export function formerAddressOf({ api, account, id }: Addressed): string {
  return `${api.toLowerCase()}:${account}:${ownKeyOf({ api, id })}`;
}

/** The key that its provider knows it by: the last part of an id. */
export function ownKeyOf({ api, id }: Pick<Addressed, 'api' | 'id'>): string {
  return isGlobal({ api, id }) ? decoded(id.slice(id.lastIndexOf(':') + 1)) : id;
}

/** Its name, or its provider's key where it has none. */
export function shownName({ api, id, name }: Pick<Addressed, 'api' | 'id'> & { readonly name: string | null }): string {
  return name || ownKeyOf({ api, id });
}

/** Half a surrogate pair, which has no UTF-8, is `%u` with its code. */
function decoded(part: string): string {
  return part
    .split(/%u([\dA-F]{4})/)
    .map((text, place) => (place % 2 === 1 ? String.fromCharCode(parseInt(text, 16)) : decodeURIComponent(text)))
    .join('');
}
