/** Links between servers, their addresses and their resets. */
import { backLinks, naming } from '../../rest/planner/back-links.js';
import { links, lookup, many, one } from '../../rest/planner/links.js';
import { Linux } from './boot/boot-linux.js';
import { Rescue } from './boot/boot-rescue.js';
import { Vnc } from './boot/boot-vnc.js';
import { Windows } from './boot/boot-windows.js';
import { FailoverIp, failovers } from './networks/failovers.js';
import { Ip, IpCancellation, ips } from './networks/ips.js';
import { Reset, ResetResult, resets } from './resets.js';
import { ReverseDns, reverseDns } from './networks/reverse-dns.js';
import { Server } from './server.js';
import { ServerCancellation, servers } from './servers.js';
import { Subnet, SubnetCancellation, subnets } from './networks/subnets.js';
import { WakeOnLan } from './wake-on-lan.js';

/** The types that carry the number of their server. */
const ofServer = [
  Ip,
  Subnet,
  FailoverIp,
  Reset,
  ResetResult,
  WakeOnLan,
  Rescue,
  Linux,
  Vnc,
  Windows,
  ServerCancellation,
  IpCancellation,
  SubnetCancellation,
];

export const groups = [
  links(Server, {
    ips: many(ips.rows.ip, ({ ipAddresses }) => ipAddresses, 'Its single IP addresses; one call for all servers'),
    subnets: many(
      subnets.rows.subnet,
      ({ subnetAddresses }) => subnetAddresses?.map(({ ip }) => ip),
      'Its subnets; one call for all servers',
    ),
    reset: lookup(
      resets.rows.reset,
      ({ serverId }) => serverId,
      'Its reset options; one call for all servers; null where it cannot be reset',
    ),
  }),
  backLinks(Server, {
    failovers: naming(
      failovers.rows.failovers,
      'server_number',
      ({ serverId }) => serverId,
      'The failover IPs that belong to it, wherever they are routed; one call for all servers',
    ),
  }),
  ...ofServer.map((shape) =>
    links<{ serverId: number | null }>(shape, {
      server: one(servers.rows.server, ({ serverId }) => serverId, 'The server that it belongs to'),
    }),
  ),
  links(Ip, {
    reverseDns: lookup(
      reverseDns.rows.reverseDns,
      ({ ip }) => ip,
      'Its reverse DNS entry; null when it has none of its own',
    ),
    failover: lookup(failovers.rows.failover, ({ ip }) => ip, 'Its failover routing; null when it is no failover IP'),
  }),
  links(Subnet, {
    routing: lookup(
      failovers.rows.failover,
      ({ ip, failover }) => (failover ? ip : null),
      'Its failover routing; null when it is no failover subnet',
    ),
  }),
  links(ReverseDns, {
    address: lookup(ips.rows.ip, ({ ip }) => ip, 'The single IP address; null when it belongs to a subnet'),
  }),
  links(FailoverIp, {
    activeAddress: one(
      ips.rows.ip,
      ({ activeServerIp }) => activeServerIp,
      'The main IP address it is routed to, which leads to the server',
    ),
  }),
];
