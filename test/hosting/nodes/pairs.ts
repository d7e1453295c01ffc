/** Questions about the same things: in another currency, of another account, by another filter, path, age or day. */

const cloud = [
  '{ servers(first: 50) { nodes { id name serverType { id name prices { location { id name } priceMonthly { gross { amount currency } } } } } } }',
  '{ servers(first: 3, sort: [NAME_DESC]) { nodes { id name location { id name } image { id name } serverType { id cores prices { priceHourly { net { amount } } } } } } }',
  '{ servers(first: 50) { nodes { id volumes { id name size } publicNet { ipv4 { ip primaryIp { id name } } firewalls { status firewall { id name } } } } } }',
  '{ servers(first: 50, statuses: [RUNNING]) { nodes { id status firewalls { id name rules { direction port } } networks { id name } } } }',
  '{ server(id: "1000169") { id name country { id name } city { id name } monthlyAmount { gross { amount currency } } actions(first: 3) { nodes { id command } } } }',
  '{ serverTypes(first: 50) { nodes { id name prices { location { id } priceMonthly { net { amount } } } locations { location { id } } } } }',
  '{ pricing { serverTypes { serverType { id name } prices { location { id name } priceMonthly { gross { amount } } } } loadBalancerTypes { loadBalancerType { id name } prices { location { id } } } } }',
  '{ firewalls(first: 50) { nodes { id name rules { direction protocol port } appliedTo { type server { id name } } } } }',
  '{ volumes(first: 50) { nodes { id name size server { id name } location { id name city { id name } } } } }',
  '{ loadBalancers(first: 50) { nodes { id name loadBalancerType { id name } location { id } targets { type server { id name } } services { protocol listenPort } } } }',
  '{ images(first: 5) { nodes { id name description } } }',
  '{ images(first: 5, includeDeprecated: true) { nodes { id name status } } }',
  '{ dnsZones(first: 50) { nodes { id name recordSets(first: 50) { nodes { id name type ttl records { id value comment } } } } } }',
  '{ dnsZones(first: 50) { nodes { id ttl recordSets(first: 50, types: [A]) { nodes { id records { id content zone { id name } } } } } } }',
  '{ serverActions(first: 5) { nodes { id command status } } }',
].map((text) => `{ cloud(account: "ACCOUNT") { id ${text.slice(1)} }`);

const dedicated = [
  '{ servers(first: 50) { nodes { id name product ips { id ip } subnets { id ip } firewall { status } } } }',
  '{ servers(first: 2) { nodes { id name datacenter reset { id types } vswitches { id name } storageBoxes { id name } } } }',
  '{ ips(first: 5) { nodes { id ip gateway server { id name } } } }',
  '{ serverProducts(first: 50) { nodes { id name prices { location price { net { amount currency } gross { amount } } } } } }',
  '{ serverProducts(first: 50, location: "FSN1") { nodes { id name prices { location price { net { amount currency } gross { amount } } } } } }',
  '{ marketProducts(first: 5) { nodes { id name price { amount } country { id name } } } }',
  '{ marketProducts(first: 50) { nodes { id cpu price { amount currency } city { id name } } } }',
].map((text) => `{ dedicated(account: "ACCOUNT") { id ${text.slice(1)} }`);

const edge = [
  '{ zones(first: 50) { nodes { id name plan { name } account { id name } settings { ssl http3 nodes { id name value } } } } }',
  '{ zones(first: 3) { nodes { id name dnsRecords(first: 50) { nodes { id name type content ttl zone { id name } } } } } }',
  '{ zones(first: 3) { nodes { id status dnsRecords(first: 50, type: A) { nodes { id name proxied target { state resource { id name } } } } } } }',
  '{ zones(first: 3) { nodes { id rulesets(first: 9) { nodes { id name phase rules { identifier action } zone { id name } } } } } }',
  '{ rulesets(first: 9) { nodes { id name kind rules { identifier expression } } } }',
  '{ zoneSettings(first: 9, name: "ssl") { nodes { id name value zone { id name } } } }',
  '{ dnsRecords(first: 9, search: "acme") { nodes { id name content zone { id name } } } }',
  '{ accounts(first: 1) { nodes { id name tunnels(first: 9) { nodes { id name connections { identifier coloName } } } } } }',
  '{ accounts(first: 1) { nodes { id name buckets(first: 9) { nodes { id name jurisdiction storageClass } } } } }',
  '{ accounts(first: 1) { nodes { id type buckets(first: 9, jurisdiction: EU) { nodes { id name jurisdiction storageClass } } } } }',
  '{ accounts(first: 1) { nodes { id loadBalancerPools(first: 9) { nodes { id name } } loadBalancerMonitors(first: 9) { nodes { id type pools { id name } } } } } }',
  '{ accounts(first: 1) { nodes { id members(first: 9) { nodes { id roles { id name } } } roles(first: 9) { nodes { id name description } } } } }',
].map((text) => `{ edge(account: "ACCOUNT") { id ${text.slice(1)} }`);

/** Of one account, though all of them are read. */
const joined = [
  '{ hosting { id names(first: 50, accounts: ["ACCOUNT"]) { nodes { id name target { state resource { id name accountName } } } } } }',
  '{ hosting { id findings(first: 100, accounts: ["ACCOUNT"]) { nodes { id kind severity message resourceId evidence { __typename } affected(first: 5) { totalCount } monthlyAmount { gross { amount } } } } } }',
  '{ hosting { id cheapest(serverId: "cloud:ACCOUNT:server:1000169", currency: "EUR") { currency server { id name } types { serverType { id name } monthlyAmount { gross { amount } } } } } }',
  '{ hosting { id cheapest(serverId: "cloud:ACCOUNT:server:1000169", currency: "INR") { currency server { id status } types { serverType { id cores } monthlyAmount { gross { amount } } } } } }',
  '{ nodes(ids: ["cloud:ACCOUNT:server:1000169", "storage:ACCOUNT:box:1000029"]) { id ... on CloudServer { name status serverType { id name } } ... on StorageBox { name number } } }',
  '{ node(id: "cloud:ACCOUNT:server:1000169") { id ... on CloudServer { name serverType { id prices { location { id } priceHourly { gross { amount } } } } } } }',
];

/** Each stands beside others that clients keep in the same cache. */
export const pairs = [
  '{ hosting { id bill(currency: "EUR") { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "INR") { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", maxAge: 3600) { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", filter: { apis: [STORAGE] }) { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", filter: { accounts: ["one"] }) { lines(first: 500) { nodes AMOUNTS } } } }',
  '{ hosting { id bill(currency: "EUR", filter: { accounts: ["two"] }) { groups(first: 9) { nodes { accountName gross { amount } } } } } }',
  '{ hosting { id billForecast(currency: "EUR") { currency from total { gross { amount } } } } }',
  '{ hosting { id billForecast(currency: "INR", period: YEAR) { currency from total { gross { amount } } } } }',
  '{ hosting { id drift(since: "2026-01-01") { since itemCount } } }',
  '{ hosting { id drift(since: "2026-02-01", currency: "JPY") { since currency itemCount } } }',
  '{ hosting { id findings(first: 100) { nodes { id kind severity resourceId } } } }',
  '{ hosting { id findings(first: 100, minSeverity: HIGH) { nodes { id message resourceId monthlyAmount { gross { amount currency } } } } } }',
  '{ hosting { id findings(first: 50, maxAge: 3600) { savings(currency: "INR") { gross { amount } } nodes { id resourceName } } } }',
  '{ hosting { id storageBoxes(first: 50) { nodes { id name } } } }',
  '{ hosting { id find(text: "media") { nodes { resourceId kind name } } } }',
  '{ hosting { id find(text: "media", accounts: ["two"]) { nodes { resourceId kind name } } } }',
  '{ storage(account: "one") { id storageBoxes(first: 50) { nodes { id name storageBoxType { id name } } } } }',
  '{ storage(account: "two") { id storageBoxes(first: 50) { nodes { id number location { id name } } } } }',
  '{ storage(account: "one") { id storageBoxTypes(first: 50) { nodes { id name description } } } }',
  '{ health { id isReady } }',
  '{ health { id store hosting { api } } }',
  '{ currencies { id code rate(base: "USD") countries { id name } } }',
  '{ currencies { id symbol rate(base: "EUR") } }',
  '{ rates(base: "EUR", date: "2026-09-01") { base date rates { code rate } } }',
  '{ rates(base: "EUR", date: "2026-09-02") { base date rates { code rate } } }',
  '{ currency(code: "INR") { id quote(base: "EUR", date: "2026-09-01") { rate date } } }',
  '{ currency(code: "INR") { id quote(base: "EUR", date: "2026-09-02") { rate date } } }',
  '{ currency(code: "INR") { id name(locale: "de") } }',
  '{ country(code: "DE") { id name currency { id name } states { id name } cities(first: 20) { nodes { id name state { id name } } } } }',
  '{ country(code: "AT") { id name currency { id symbol } cities(first: 20, orderBy: NAME) { nodes { id name country { id name } } } } }',
  '{ countryNamed(name: "Allemagne") { id iso3 cities(first: 20, orderBy: NAME) { nodes { id name } } } }',
  '{ nodes(ids: ["country:DE", "currency:INR", "country:AT"]) { id ... on Country { iso3 } ... on Currency { symbol } } }',
  '{ convert(from: "EUR", to: "INR") { rate money { amount } } eur: currency(code: "EUR") { id quote(base: "INR") { rate date } } }',
  '{ convert(from: "EUR", to: "INR", amount: "3", date: "2026-09-02") { rate money { amount } } }',
  '{ hosting { id servers(first: 50) { nodes { id name status country { id name } } } } }',
  '{ hosting { id servers(first: 20) { nodes { id name accountName names(first: 3) { nodes { name route } } } } } }',
  '{ hosting { id dnsZones(first: 50) { nodes { id name nameServers } } } }',
  '{ hosting { id names(first: 50) { nodes { id name target { state resource { id name accountName } } } } } }',
  '{ hosting { id names(first: 50, states: [OWN]) { nodes { id content target { state resources { id name } } } } } }',
  '{ hosting { id findings(first: 100, apis: [CLOUD]) { nodes { id kind severity message resourceId affected(first: 5) { totalCount } monthlyAmount { gross { amount } } } } } }',
  '{ hosting { id findings(first: 100, apis: [EDGE]) { nodes { id kind severity message resourceId affected(first: 5) { totalCount } resource { __typename id name } } } } }',
  '{ hosting { id bill(currency: "EUR") { lines(first: 50) { nodes { resourceId resource { __typename id name } country { id name } } } } } }',
  '{ hosting { id find(text: "web", kinds: [SERVER]) { nodes { resourceId kind name resource { __typename id name } } } } }',
  ...['one', 'two'].flatMap(ofAccount),
].map((text) => text.replace('AMOUNTS', '{ resourceId kind gross { amount currency } }'));

function ofAccount(account: string): readonly string[] {
  return [...cloud, ...dedicated, ...edge, ...joined].map((text) => text.replaceAll('ACCOUNT', account));
}
