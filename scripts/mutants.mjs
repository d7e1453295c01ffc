/** Plausible mistakes: each names a place of the source, what would stand there instead, and the tests that are to fail. */

const rest = [
  {
    id: 'budget-longest-refusal',
    file: 'src/rest/limits/rate-limit.ts',
    find: 'if (row === undefined) this.#earliest = Math.max(this.#earliest, earliest);',
    replace: 'if (row === undefined) this.#earliest = earliest;',
    tests: ['test/rest/limits/rate-limit.test', 'test/rest/transport/faults'],
  },
  {
    id: 'budget-joins-leave-nothing',
    file: 'src/rest/limits/row-limit.ts',
    find: '(isJoined ? 1 - leftByJoins : 1)',
    replace: '1',
    tests: ['test/hosting/left-by-joins'],
  },
  {
    id: 'paging-has-next',
    file: 'src/rest/transport/pages.ts',
    find: 'hasNextPage: places.length > first || ',
    replace: 'hasNextPage: ',
    tests: ['test/rest/rows/paging', 'test/rest/planner/lists'],
  },
  {
    id: 'by-id-ignores-sources',
    file: 'src/rest/planner/by-id.ts',
    find: 'return this.#holds.size > 0 || [...this.#sources].some((source) => source.#underWay > 0);',
    replace: 'return this.#holds.size > 0;',
    tests: ['test/rest/planner/growth', 'test/hosting/costs', 'test/rest/planner/links'],
  },
  {
    id: 'shared-old-after-write',
    file: 'src/rest/cache/request-coalescing.ts',
    find: 'terms.maxAge > 0 && !isAfterWrite;',
    replace: 'terms.maxAge > 0;',
    tests: ['test/rest/cache/request-coalescing', 'test/rest/cache/invalidation'],
  },
  {
    id: 'shared-flights-survive-write',
    file: 'src/rest/cache/request-coalescing.ts',
    find: 'for (const [name, { call }] of this.#flights) if (isStaleBy(changed, call)) this.#flights.delete(name);',
    replace: '',
    tests: ['test/rest/cache/request-coalescing', 'test/rest/cache/invalidation'],
  },
  {
    id: 'shared-key-without-account',
    file: 'src/rest/cache/request-coalescing.ts',
    find: '${nameOf(account)} ${fingerprint(account)}',
    replace: '${account.api}',
    tests: ['test/rest/cache/request-coalescing', 'test/rest/cache/cached-by-account', 'test/rest/transport/accounts'],
  },
  {
    id: 'kept-for-another-credential',
    file: 'src/rest/cache/request-coalescing.ts',
    find: '${nameOf(account)} ${fingerprint(account)}',
    replace: '${nameOf(account)}',
    tests: ['test/server/config/credential-rotation'],
  },
  {
    id: 'write-unknown-to-new-credential',
    file: 'src/rest/transport/upstream.ts',
    find: 'this.#successor?.announce(write) ?? true,',
    replace: 'true,',
    tests: ['test/server/config/credential-rotation'],
  },
  {
    id: 'stale-above-only-own',
    file: 'src/rest/cache/invalidation.ts',
    find: 'return [at(path), isObject ? ofAll(path) : ofOne(path)];',
    replace: 'return [at(path), ofOne(path)];',
    tests: ['test/rest/cache/invalidation', 'test/rest/cache/request-coalescing'],
  },
  {
    id: 'breaker-counts-late',
    file: 'src/rest/limits/circuit-breaker.ts',
    find: "error.isOutage && error.failure.code !== 'late'",
    replace: 'error.isOutage',
    tests: ['test/rest/transport/hanging', 'test/rest/transport/faults', 'test/apis/cloud/hanging'],
  },
  {
    id: 'breaker-stays-narrow',
    file: 'src/rest/limits/circuit-breaker.ts',
    find: 'this.#failures = 0;\n      return',
    replace: 'return',
    tests: ['test/rest/transport/hanging', 'test/rest/transport/faults'],
  },
  {
    id: 'window-used-to-the-last',
    file: 'src/rest/limits/rate-limit-window.ts',
    find: 'usable(observed.calls) - observed.others',
    replace: 'observed.calls - observed.others',
    tests: ['test/rest/limits/rate-limit-window', 'test/rest/limits/window-used'],
  },
  {
    id: 'path-slash-unencoded',
    file: 'src/rest/rows/path.ts',
    find: 'encodeURIComponent(value)',
    replace: 'encodeURI(value)',
    tests: ['test/rest/rows/path', 'test/rest/transport/wire'],
  },
];

const graphql = [
  {
    id: 'closures-fail-before-others',
    file: 'src/graphql/executor/fields.ts',
    find: 'return Promise.all(come).then(fail, fail);',
    replace: 'return fail();',
    tests: ['test/graphql/executor/failing-early'],
  },
  {
    id: 'bounds-fields-off-by-one',
    file: 'src/graphql/admission/operation-limits.ts',
    find: 'maxQueryNodes: maxFields + 1',
    replace: 'maxQueryNodes: maxFields',
    tests: ['test/graphql/http/bad-input'],
  },
  {
    id: 'bounds-cost-literal-not-rechecked',
    file: 'src/graphql/shapes/checks.ts',
    find: "costVaries ||= typeof complexity === 'function' && given.some((argument) => holders.has(argument));",
    replace: '',
    tests: ['test/graphql/shapes', 'test/graphql/attack.test'],
  },
  {
    id: 'kept-answers-without-currency',
    file: 'src/graphql/cache/cache-key.ts',
    find: "${caller.defaultCurrency ?? ''} ${",
    replace: '${',
    tests: ['test/graphql/cache/cached-responses', 'test/data/rates/base-of-caller'],
  },
  {
    id: 'kept-answers-across-publication',
    file: 'src/graphql/cache/response-cache.ts',
    find: 'if (generation === this.#generation) ',
    replace: '',
    tests: ['test/graphql/cache/cached-responses', 'test/graphql/one-table'],
  },
  {
    id: 'shape-block-strings',
    file: 'src/graphql/shapes/literal.ts',
    find: 'if (kind === TokenKind.BLOCK_STRING)',
    replace: 'if (false)',
    tests: ['test/graphql/shapes'],
  },
];

const hosting = [
  {
    id: 'bill-smallest-remainder',
    file: 'src/hosting/bill/amounts/largest-remainder.ts',
    find: 'b.remainder.comparedTo(a.remainder)',
    replace: 'a.remainder.comparedTo(b.remainder)',
    tests: ['test/hosting/bill'],
  },
  {
    id: 'bill-backup-hourly-whole',
    file: 'src/hosting/bill/lines/cloud-price-index.ts',
    find: 'hourly: hourly && multiple(hourly, share)',
    replace: 'hourly',
    tests: ['test/hosting/bill'],
  },
  {
    id: 'bill-vat-rounded-percent',
    file: 'src/hosting/bill/own-prices/own-costs.ts',
    find: 'exact(vat).plus(100)',
    replace: "exact('0').plus(100)",
    tests: ['test/hosting/bill', 'test/server/config/prices'],
  },
  {
    id: 'own-price-rewrites-the-month',
    file: 'src/hosting/bill/amounts/accrued.ts',
    find: 'earlier.length === 0 ||',
    replace: 'earlier.length >= 0 ||',
    tests: ['test/hosting/bill/own-prices.test'],
  },
  {
    id: 'findings-days-ceil',
    file: 'src/hosting/findings/evidence/days.ts',
    find: 'return days;',
    replace: 'return Math.ceil((then - this.now) / day);',
    tests: ['test/hosting/findings/rules/certificates', 'test/hosting/findings/rules/images'],
  },
];

const edge = [
  {
    id: 'purge-not-one-of',
    file: 'src/apis/edge/zones/cache-purge.ts',
    find: "@OneOf()\n@InputType('PurgeEdgeCacheInput'",
    replace: "@InputType('PurgeEdgeCacheInput'",
    tests: ['test/apis/edge/zones/cache-purge'],
  },
  {
    id: 'dns-create-before-delete',
    file: 'src/apis/edge/dns/dns-batches.ts',
    find: '(after === null ? 0 : before === null ? 2 : 1)',
    replace: '(after === null ? 2 : before === null ? 0 : 1)',
    tests: ['changes', 'sync', 'care', 'odd'].map((name) => `test/apis/edge/dns/dns-${name}`),
  },
  {
    id: 'dns-max-deletes-off-by-one',
    file: 'src/apis/dns/changes/plan.ts',
    find: 'deleted <= maxDeletes',
    replace: 'deleted < maxDeletes',
    tests: ['changes', 'sync', 'care'].map((name) => `test/apis/edge/dns/dns-${name}`),
  },
];

const data = [
  {
    id: 'judge-refuses-tomorrow',
    file: 'src/data/rates/tables/judge.ts',
    find: 'date > tomorrow',
    replace: 'date >= tomorrow',
    tests: ['test/data/rates/tables/judge', 'test/data/rates/tables/faults'],
  },
  {
    id: 'leap-two-in-a-row',
    file: 'src/data/rates/tables/leap.ts',
    find: 'const confirmations = 2',
    replace: 'const confirmations = 1',
    tests: ['test/data/rates/tables/judge', 'test/data/rates/tables/faults'],
  },
  {
    id: 'cross-rate-by-inverse',
    file: 'src/data/rates/tables/table.ts',
    find: 'toPerDollar / fromPerDollar',
    replace: 'toPerDollar * (1 / fromPerDollar)',
    tests: ['test/data/rates/tables/table', 'test/data/rates/rates.test', 'test/server/legacy'],
  },
  {
    id: 'round-no-margin',
    file: 'src/data/rates/money/round.ts',
    find: 'millionths * 2 ** -50',
    replace: '0',
    tests: ['test/data/rates/money/round', 'test/data/rates/money/exact-amounts'],
  },
  {
    id: 'search-likelier-anything',
    file: 'src/data/geography/search/search.ts',
    find: 'const farLikelier = 3 * tenfold',
    replace: 'const farLikelier = 0',
    tests: ['test/data/geography/search.test', 'test/data/geography/finding'],
  },
];

const server = [
  {
    id: 'scope-any-account-of-api',
    file: 'src/base/auth/scope.ts',
    find: 'each === scope || each === bound)',
    replace: 'each === scope || each === bound || (of && each.startsWith(`${scope}@${of.api.toLowerCase()}:`)))',
    tests: ['test/server/tokens', 'test/base/auth/require-scope', 'test/hosting/several-accounts'],
  },
  {
    id: 'token-expires-later',
    file: 'src/base/auth/token.ts',
    find: 'Date.parse(token.expiresAt) <= now',
    replace: 'Date.parse(token.expiresAt) < now',
    tests: ['test/server/tokens/expiry', 'test/server/tokens/tokens.test'],
  },
  {
    id: 'token-deactivated-while-asked',
    file: 'src/server/tokens/tokens.ts',
    find: 'this.deactivations += 1;\n    this.asking.clear();',
    replace: 'this.deactivations += 1;',
    tests: ['test/server/tokens', 'test/base/auth/require-scope'],
  },
  {
    id: 'ticket-used-twice',
    file: 'src/server/files/tickets.ts',
    find: 'if ((await this.availability.write(acquire).catch(refuse)) === null) throw gone();',
    replace: 'await this.availability.write(acquire).catch(refuse);',
    tests: ['test/server/files/tickets', 'test/server/files/uploads'],
  },
  {
    id: 'ticket-other-purpose',
    file: 'src/server/files/tickets.ts',
    find: " || found['purpose'] !== purpose",
    replace: '',
    tests: ['tickets', 'downloads', 'uploads'].map((name) => `test/server/files/${name}`),
  },
  {
    id: 'v1-text',
    file: 'src/server/legacy/v1/refusals.ts',
    find: "'Token is invalid or expired.'",
    replace: "'Token is invalid or expired'",
    tests: ['test/server/legacy'],
  },
];

const dashboard = [
  {
    id: 'money-halves-down',
    file: 'src/dashboard/format/money.ts',
    find: '(value + unit / 2n) / unit',
    replace: 'value / unit',
    tests: ['test/dashboard/format/money'],
  },
  {
    id: 'money-dollars-alike',
    file: 'src/dashboard/format/money.ts',
    find: 'const isTaken = !best.includes(currency) &&',
    replace: 'const isTaken = false &&',
    tests: ['test/dashboard/format/money'],
  },
  {
    id: 'url-forgets-account',
    file: 'src/dashboard/route/address.ts',
    find: "['currency', 'of'] as const",
    replace: "['currency'] as const",
    tests: ['test/dashboard/acts/losses'],
  },
  {
    id: 'confirm-any-name',
    file: 'src/dashboard/acts/confirm.tsx',
    find: 'typed.trim() === word',
    replace: "typed.trim() !== ''",
    tests: ['test/dashboard/acts/losses'],
  },
  {
    id: 'confirm-first-click',
    file: 'src/dashboard/acts/confirm.tsx',
    find: 'if (question !== null && !isArmed) setArmed(true);\n    else onDo();',
    replace: 'onDo();',
    tests: ['test/dashboard/acts/losses'],
  },
];

const replicas = [
  {
    id: 'replicas-reads-unconfirmed',
    file: 'src/rest/cache/request-coalescing.ts',
    find: '(await this.shared?.sharing.announcements.confirm()) === true',
    replace: 'true',
    tests: ['test/rest/shared/writes-seen'],
  },
  {
    id: 'replicas-alone-with-all-that-is-left',
    file: 'src/rest/shared/own-calls.ts',
    find: 'Math.floor(this.#leftAlone(now) / replicas)',
    replace: 'this.#leftAlone(now)',
    tests: ['test/rest/shared/engine-trouble'],
  },
  {
    id: 'replicas-forgotten-calls-stay-so',
    file: 'src/rest/shared/own-calls.ts',
    find: 'if (isLost) move(this.#counted, this.#uncounted);',
    replace: '',
    tests: ['test/rest/shared/engine-trouble'],
  },
  {
    id: 'replicas-keep-refusals-to-themselves',
    file: 'src/rest/transport/account-rests.ts',
    find: 'if (shared) this.#informing',
    replace: 'if (!shared) return;\n    if (rest.left < 0) this.#informing',
    tests: ['test/rest/shared/limits'],
  },
  {
    id: 'replicas-share-secrets',
    file: 'src/rest/cache/request-coalescing.ts',
    find: 'this.shared.sharing.secretRows.has(row)',
    replace: 'false',
    tests: ['test/rest/shared/one-call'],
  },
  {
    id: 'replicas-share-answers-of-other-builds',
    file: 'src/rest/shared/replica-coalescing.ts',
    find: 'release.digest ?? randomUUID()',
    replace: '1',
    tests: ['test/rest/shared/one-call'],
  },
  {
    id: 'replicas-each-poll',
    file: 'src/rest/actions/action-watch.ts',
    find: 'if (await sharing.watches.isOwner(account))',
    replace: 'if ((await sharing.watches.isOwner(account)) || true)',
    tests: ['test/rest/shared/watches'],
  },
  {
    id: 'redis-keys-of-the-former-release',
    file: 'src/server/store/redis/key-index.ts',
    find: 'if (isFormerThere) whole.doubt();',
    replace: '',
    tests: ['test/server/store/redis/key-index'],
  },
  {
    id: 'redis-former-release-unheard',
    file: 'src/server/store/redis/pub-sub.ts',
    find: 'if (isOfThisRelease || this.#isMarked) return;\n    this.onFormer();',
    replace: 'if (isOfThisRelease || this.#isMarked) return;',
    tests: ['test/server/store/redis/key-index'],
  },
  {
    id: 'redis-set-that-was-lost',
    file: 'src/server/store/redis/key-index.ts',
    find: "return redis.call('ZSCORE', KEYS[1], '${wholeMark}') and keys",
    replace: 'return keys',
    tests: ['test/server/store/redis/key-index'],
  },
  {
    id: 'redis-keys-forgotten-unseen',
    file: 'src/server/store/redis/entry-writes.ts',
    find: "if redis.call('EXISTS', KEYS[n]) == 0 then redis.call('ZREM', KEYS[1], ARGV[n - 1]) end",
    replace: '',
    tests: ['test/server/store/redis/key-index'],
  },
];

export const mutants = [...rest, ...graphql, ...hosting, ...edge, ...data, ...server, ...dashboard, ...replicas];
