/** The dedicated API: every group of rows and links. */
import { bootLinuxReads, bootLinuxWrites } from './boot/boot-linux.js';
import { bootRescueReads, bootRescueWrites } from './boot/boot-rescue.js';
import { bootVncReads, bootVncWrites } from './boot/boot-vnc.js';
import { bootWindowReads, bootWindowWrites } from './boot/boot-windows.js';
import { bootReads } from './boot/boot.js';
import * as boxLinks from './storage-boxes/box-links.js';
import { dedicated } from './dedicated.js';
import { failovers, failoverWrites } from './networks/failovers.js';
import { firewallTemplates, firewallTemplateWrites, templateDetails } from './networks/firewall-templates.js';
import { firewallReads, firewallWrites } from './networks/firewalls.js';
import { ipDetails, ipReads, ips, ipWrites } from './networks/ips.js';
import { keys, keyWrites } from './keys.js';
import * as links from './links.js';
import * as netLinks from './networks/net-links.js';
import { orderAddonReads, orderAddons, orderAddonWrites } from './order/order-addons.js';
import { orderCurrency } from './order/order-currency.js';
import * as orderLinks from './order/order-links.js';
import { currency, orderMarketProducts } from './order/order-market-products.js';
import { orderMarket, orderMarketWrites } from './order/order-market.js';
import { currencies } from './order/order-prices.js';
import { orderProducts } from './order/order-products.js';
import { orderServers, orderServerWrites } from './order/order-servers.js';
import { resetDetails, resets, resetWrites } from './resets.js';
import { reverseDns, reverseDnsWrites } from './networks/reverse-dns.js';
import { ServerTraffic } from './networks/server-traffic.js';
import { serverDetails, serverReads, servers, serverWrites } from './servers.js';
import { storageBoxSnapshotReads, storageBoxSnapshotWrites } from './storage-boxes/storage-box-snapshots.js';
import { storageBoxSubaccountReads, storageBoxSubaccountWrites } from './storage-boxes/storage-box-subaccounts.js';
import { boxDetails, storageBoxes, storageBoxWrites } from './storage-boxes/storage-boxes.js';
import { subnetReads, subnets, subnetWrites } from './networks/subnets.js';
import { traffic } from './networks/traffic.js';
import { vswitchDetails, vswitches, vswitchWrites } from './networks/vswitches.js';
import { wakeOnLanReads, wakeOnLanWrites } from './wake-on-lan.js';

export { dialect } from './dialect.js';

export const groups = [
  dedicated,
  servers,
  serverDetails,
  serverReads,
  serverWrites,
  ips,
  ipDetails,
  ipReads,
  ipWrites,
  subnets,
  subnetReads,
  subnetWrites,
  reverseDns,
  reverseDnsWrites,
  failovers,
  failoverWrites,
  resets,
  resetDetails,
  resetWrites,
  wakeOnLanReads,
  wakeOnLanWrites,
  bootReads,
  bootRescueReads,
  bootRescueWrites,
  bootLinuxReads,
  bootLinuxWrites,
  bootVncReads,
  bootVncWrites,
  bootWindowReads,
  bootWindowWrites,
  traffic,
  { resolver: ServerTraffic },
  firewallReads,
  firewallWrites,
  firewallTemplates,
  templateDetails,
  firewallTemplateWrites,
  keys,
  keyWrites,
  vswitches,
  vswitchDetails,
  vswitchWrites,
  storageBoxes,
  boxDetails,
  storageBoxWrites,
  storageBoxSnapshotReads,
  storageBoxSnapshotWrites,
  storageBoxSubaccountReads,
  storageBoxSubaccountWrites,
  orderProducts,
  orderServers,
  orderServerWrites,
  orderMarketProducts,
  currency,
  orderMarket,
  orderMarketWrites,
  orderAddonReads,
  orderAddons,
  orderAddonWrites,
  orderCurrency,
  ...currencies,
  ...links.groups,
  ...boxLinks.groups,
  ...netLinks.groups,
  ...orderLinks.groups,
];
