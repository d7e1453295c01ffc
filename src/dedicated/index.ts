/** The dedicated API: every group of rows and links. */
import * as bootLinux from './boot-linux.js';
import * as bootRescue from './boot-rescue.js';
import * as bootVnc from './boot-vnc.js';
import * as bootWindows from './boot-windows.js';
import * as boot from './boot.js';
import * as boxLinks from './box-links.js';
import { dedicated } from './dedicated.js';
import * as failovers from './failovers.js';
import * as firewallTemplates from './firewall-templates.js';
import * as firewalls from './firewalls.js';
import * as ips from './ips.js';
import * as keys from './keys.js';
import * as links from './links.js';
import * as netLinks from './net-links.js';
import * as orderAddons from './order-addons.js';
import * as orderCurrency from './order-currency.js';
import * as orderLinks from './order-links.js';
import * as marketProducts from './order-market-products.js';
import * as orderMarket from './order-market.js';
import * as orderPrices from './order-prices.js';
import * as orderProducts from './order-products.js';
import * as orderServers from './order-servers.js';
import * as resets from './resets.js';
import * as reverseDns from './reverse-dns.js';
import { ServerTraffic } from './server-traffic.js';
import * as servers from './servers.js';
import * as snapshots from './storage-box-snapshots.js';
import * as subaccounts from './storage-box-subaccounts.js';
import * as storageBoxes from './storage-boxes.js';
import * as subnets from './subnets.js';
import * as traffic from './traffic.js';
import * as vswitches from './vswitches.js';
import * as wakeOnLan from './wake-on-lan.js';

export const groups = [
  dedicated,
  ...[servers.reads, servers.serverDetails, servers.serverReads, servers.writes],
  ...[ips.reads, ips.ipDetails, ips.ipReads, ips.writes],
  ...[subnets.reads, subnets.subnetReads, subnets.writes],
  ...[reverseDns.reads, reverseDns.writes],
  ...[failovers.reads, failovers.writes],
  ...[resets.reads, resets.resetDetails, resets.writes],
  ...[wakeOnLan.serverReads, wakeOnLan.writes],
  ...[boot.serverReads, bootRescue.serverReads, bootRescue.writes, bootLinux.serverReads, bootLinux.writes],
  ...[bootVnc.serverReads, bootVnc.writes, bootWindows.serverReads, bootWindows.writes],
  ...[traffic.reads, { resolver: ServerTraffic }],
  ...[firewalls.serverReads, firewalls.writes],
  ...[firewallTemplates.reads, firewallTemplates.templateDetails, firewallTemplates.writes],
  ...[keys.reads, keys.writes],
  ...[vswitches.reads, vswitches.vswitchDetails, vswitches.writes],
  ...[storageBoxes.reads, storageBoxes.boxDetails, storageBoxes.writes],
  ...[snapshots.boxReads, snapshots.writes, subaccounts.boxReads, subaccounts.writes],
  ...[orderProducts.reads, orderServers.reads, orderServers.writes],
  ...[marketProducts.reads, marketProducts.currency, orderMarket.reads, orderMarket.writes],
  ...[orderAddons.serverReads, orderAddons.reads, orderAddons.writes],
  ...[orderCurrency.reads, ...orderPrices.currencies],
  ...links.groups,
  ...[...boxLinks.groups, ...netLinks.groups, ...orderLinks.groups],
];
