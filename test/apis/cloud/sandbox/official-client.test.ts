import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CommandLine, commandLine, officialClients, printTable } from '../../../support/official-client.js';
import { type ServerProcess, startProcess } from '../../../support/process.js';
import { output } from '../../../support/run.js';
import { isAlone, itSome, someOf } from '../../../support/scale.js';

/** All at once, as most of them wait. */
const itWorks = isAlone ? it.concurrent : itSome;

let sandbox: ServerProcess;
beforeAll(async () => {
  sandbox = await startProcess({ HOST: '' }, 'dist/server/sandbox-cli.js');
  await sandbox.printed(/ready/);
});
afterAll(() => sandbox.stop());

/** A new one, as OpenSSH writes it: the key behind the name of its algorithm. */
function publicKey(): string {
  // The last 32 bytes of this form are the key itself.
  const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' }).subarray(-32);
  const named = Buffer.concat([Buffer.from('\0\0\0\x0bssh-ed25519\0\0\0 '), key]).toString('base64');
  return `ssh-ed25519 ${named} me@example.com\n`;
}

officialClients.commandLine.describe("the provider's command line", (hcloud) => {
  let client: CommandLine;
  beforeAll(() => {
    client = commandLine(hcloud, `${sandbox.url}/cloud`, 'sandbox');
    const files = {
      'key.pub': publicKey(),
      'rules.json': '[{ "direction": "in", "protocol": "tcp", "port": "22", "source_ips": ["0.0.0.0/0"] }]',
      'certificate.pem': 'certificate',
      'key.pem': 'key',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(client.folder, name), text);
  });
  afterAll(async () => {
    const version = (await run('version')).trim();
    printTable(`The provider's command line (${version}): ${client.calls.length} calls`, client.calls);
    client.remove();
  });

  const run = (line: string) => client.run(...line.split(' '));
  const refusal = (line: string) => client.refusal(...line.split(' '));
  /** Some commands end before what they began does. */
  async function eventually(line: string): Promise<void> {
    for (let attempts = 0; ; attempts += 1) {
      try {
        return void (await run(line));
      } catch (error) {
        if (attempts === 200) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  it.each(
    someOf([
      'certificate',
      'datacenter',
      'firewall',
      'floating-ip',
      'image',
      'iso',
      'load-balancer',
      'load-balancer-type',
      'location',
      'network',
      'placement-group',
      'primary-ip',
      'server',
      'server-type',
      'ssh-key',
      'volume',
    ]),
  )('lists every %s and describes each by id', async (kind) => {
    const ids = (await run(`${kind} list -o noheader -o columns=id`)).split('\n').map((id) => id.trim());
    expect(ids.length).toBeGreaterThan(1);
    for (const id of ids.slice(0, 2))
      expect(await run(`${kind} describe ${id}`)).toMatch(new RegExp(`^ID:\\s+${id}$`, 'm'));
  });

  it.each(
    someOf([
      ['image', 'debian-12'],
      ['iso', 'virtio-win-0.1.271.iso'],
      ['location', 'hel1'],
      ['server-type', 'cx22'],
      ['load-balancer-type', 'lb11'],
      ['server', 'web-1'],
    ]),
  )('finds %s %s by its name', async (kind, name) => {
    expect(await client.described(kind, name)).toMatchObject({ name });
  });

  it('reads all pages of a list, filters and sorts', async () => {
    const names = async (options: string) =>
      (await run(`volume list -o noheader -o columns=name${options}`)).split('\n').map((name) => name.trim());
    expect((await names('')).filter((name) => /^[a-z]+-\d+$/.test(name))).toHaveLength(60);
    const logs = await names(' --selector kind=logs --sort name:desc');
    expect(logs).toEqual([...logs].sort().reverse());
    for (const name of logs) expect(name).toMatch(/^logs-/);
  });

  itWorks('makes a server of everything, works it and deletes it', async () => {
    await run('ssh-key create --name mine --public-key-from-file key.pub --label a=b');
    await run('placement-group create --name apart --type spread');
    await run('network create --name inside --ip-range 10.9.0.0/16');
    await run('network add-subnet inside --type cloud --network-zone eu-central --ip-range 10.9.1.0/24');
    await run('firewall create --name wall --rules-file rules.json');
    await run('volume create --name disc --size 10 --location nbg1 --format ext4');
    const made = 'server create --name box --type cx22 --image debian-12 --location nbg1 --ssh-key mine';
    await run(`${made} --network inside --volume disc --firewall wall --placement-group apart --label env=test`);
    expect(await client.described('server', 'box')).toMatchObject({
      status: 'running',
      labels: { env: 'test' },
      image: { name: 'debian-12' },
      private_net: [{ ip: expect.stringMatching(/^10\.9\.1\./) }],
      volumes: [expect.any(Number)],
      placement_group: { name: 'apart' },
    });
    expect(await run('server ip box')).toMatch(/^198\.1[89]\./);

    await run('server add-label box kept=1');
    await run('server remove-label box env');
    await run('server update box --name case');
    await run('server poweroff case');
    expect(await client.described('server', 'case')).toMatchObject({ status: 'off', labels: { kept: '1' } });
    await run('server poweron case');
    await run('server reboot case');
    await run('server enable-rescue case --ssh-key mine');
    await run('server enable-backup case');
    await run('server attach-iso case virtio-win-0.1.271.iso');
    expect(await client.described('server', 'case')).toMatchObject({
      status: 'running',
      rescue_enabled: true,
      backup_window: '22-02',
      iso: { name: 'virtio-win-0.1.271.iso' },
    });
    await run('server detach-iso case');
    await run('server rebuild case --image ubuntu-24.04');
    expect(await client.described('server', 'case')).toMatchObject({ iso: null, image: { name: 'ubuntu-24.04' } });
    expect(JSON.parse(await run('server metrics case --type cpu -o json'))).toMatchObject({
      metrics: { time_series: { cpu: { values: expect.anything() } } },
    });

    await run('server detach-from-network case --network inside');
    await run('server attach-to-network case --network inside --ip 10.9.1.20');
    await run('volume detach disc');
    await run('firewall remove-from-resource wall --type server --server case');
    await run('server shutdown case');
    await run('server delete case');
    await eventually('firewall delete wall');
    await run('volume delete disc');
    await run('network delete inside');
    await run('placement-group delete apart');
    await run('ssh-key delete mine');
  });

  itWorks('attaches, resizes and detaches volumes', async () => {
    await run('volume create --name data --size 10 --location fsn1');
    await run('volume attach data --server web-1');
    expect(await refusal('volume delete data')).toContain('resource_in_use');
    expect(await refusal('volume attach data --server web-1')).toContain('volume_already_attached');
    await run('volume detach data');
    expect(await refusal('volume detach data')).toContain('service_error');
    await run('volume resize data --size 20');
    await run('volume add-label data a=b');
    expect(await client.described('volume', 'data')).toMatchObject({ size: 20, server: null, labels: { a: 'b' } });
    await run('volume delete data');
  });

  itWorks('lays out networks', async () => {
    await run('network create --name lan --ip-range 10.64.0.0/16 --label a=b');
    await run('network add-subnet lan --type cloud --network-zone eu-central --ip-range 10.64.1.0/24');
    await run('network add-route lan --destination 10.100.1.0/24 --gateway 10.64.1.1');
    await run('network change-ip-range lan --ip-range 10.64.0.0/15');
    expect(await client.described('network', 'lan')).toMatchObject({
      ip_range: '10.64.0.0/15',
      subnets: [{ ip_range: '10.64.1.0/24' }],
      routes: [{ destination: '10.100.1.0/24', gateway: '10.64.1.1' }],
    });
    await run('network remove-route lan --destination 10.100.1.0/24 --gateway 10.64.1.1');
    await run('network remove-subnet lan --ip-range 10.64.1.0/24');
    await run('network update lan --name wan');
    await run('network delete wan');
  });

  itWorks('puts firewalls in front of servers', async () => {
    await run('firewall create --name gate');
    await run('firewall add-rule gate --direction in --protocol tcp --port 80 --source-ips 0.0.0.0/0');
    await run('firewall apply-to-resource gate --type label_selector --label-selector role=web');
    await run('firewall apply-to-resource gate --type server --server mail-1');
    expect(await refusal('firewall delete gate')).toContain('resource_in_use');
    expect(await client.described('firewall', 'gate')).toMatchObject({
      rules: [{ port: '80' }],
      applied_to: [{ label_selector: { selector: 'role=web' } }, { server: { id: expect.any(Number) } }],
    });
    await run('firewall remove-from-resource gate --type label_selector --label-selector role=web');
    await run('firewall remove-from-resource gate --type server --server mail-1');
    await run('firewall replace-rules gate --rules-file rules.json');
    await run('firewall delete-rule gate --direction in --protocol tcp --port 22 --source-ips 0.0.0.0/0');
    await run('firewall add-label gate a=b');
    await run('firewall delete gate');
  });

  itWorks('moves floating and primary IPs', async () => {
    await run('floating-ip create --type ipv4 --home-location fsn1 --name floats --description out');
    await run('floating-ip assign floats web-1');
    await run('floating-ip set-rdns floats --hostname out.example.com');
    await run('floating-ip add-label floats a=b');
    expect(await client.described('floating-ip', 'floats')).toMatchObject({
      server: expect.any(Number),
      dns_ptr: [{ dns_ptr: 'out.example.com' }],
      labels: { a: 'b' },
    });
    await run('floating-ip unassign floats');
    await run('floating-ip update floats --description other');
    await run('floating-ip delete floats');

    await run('primary-ip create --type ipv4 --name own --datacenter hel1-dc2');
    expect(await refusal('primary-ip unassign own')).toContain('service_error');
    expect(await refusal('primary-ip assign own --server web-1')).toContain('invalid_input');
    const { ip } = await client.described('primary-ip', 'own');
    await run(`primary-ip set-rdns own --ip ${String(ip)} --hostname own.example.com`);
    await run('primary-ip update own --name mine');
    await run('primary-ip delete mine');
  });

  itWorks('gives servers primary IPs while they are off', async () => {
    await run('server create --name bare --type cx22 --image debian-12 --location fsn1 --without-ipv4');
    await run('primary-ip create --type ipv4 --name late --datacenter fsn1-dc14');
    const { id } = await client.described('server', 'bare');
    expect(await refusal(`primary-ip assign late --server ${String(id)}`)).toContain('server_not_stopped');
    await run('server poweroff bare');
    await run(`primary-ip assign late --server ${String(id)}`);
    expect(await client.described('primary-ip', 'late')).toMatchObject({ assignee_id: id });
    await run('primary-ip unassign late');
    await run('primary-ip delete late');
    await run('server delete bare');
  });

  itWorks('balances loads', async () => {
    await run('load-balancer create --name spread --type lb11 --location fsn1');
    await run('load-balancer add-service spread --protocol http --listen-port 80 --destination-port 8080');
    const port443 = '--protocol tcp --listen-port 443 --destination-port 8443';
    await run(`load-balancer add-service spread ${port443} --proxy-protocol`);
    expect(await refusal(`load-balancer add-service spread ${port443}`)).toContain('source_port_already_used');
    await run('load-balancer update-service spread --listen-port 80 --health-check-protocol tcp');
    await run('load-balancer add-target spread --server web-1');
    expect(await refusal('load-balancer add-target spread --server web-1')).toContain('target_already_defined');
    await run('load-balancer add-target spread --label-selector role=web');
    await run('load-balancer add-target spread --ip 203.0.113.9');
    expect(await client.described('load-balancer', 'spread')).toMatchObject({
      services: [
        { listen_port: 80, health_check: { protocol: 'tcp' } },
        { listen_port: 443, proxyprotocol: true },
      ],
      targets: [{ type: 'server' }, { type: 'label_selector' }, { type: 'ip' }],
    });
    await run('load-balancer remove-target spread --server web-1');
    await run('load-balancer delete-service spread --listen-port 443');
    await eventually('load-balancer change-algorithm spread --algorithm-type least_connections');
    await run('load-balancer change-type spread lb21');
    await run('load-balancer attach-to-network spread --network main');
    await run('load-balancer detach-from-network spread --network main');
    await run('load-balancer disable-public-interface spread');
    await run('load-balancer enable-public-interface spread');
    await run('load-balancer metrics spread --type open_connections -o json');
    expect(await client.described('load-balancer', 'spread')).toMatchObject({
      algorithm: { type: 'least_connections' },
      load_balancer_type: { name: 'lb21' },
      services: [{ listen_port: 80 }],
    });
    await run('load-balancer add-label spread a=b');
    await run('load-balancer delete spread');
  });

  itWorks('uploads and orders certificates', async () => {
    await run('certificate create --name own --cert-file certificate.pem --key-file key.pem');
    await run('certificate create --name ordered --type managed --domain shop.example.com');
    expect(await client.described('certificate', 'ordered')).toMatchObject({ status: { issuance: 'completed' } });
    await run('certificate add-label own a=b');
    await run('certificate update own --name mine');
    await run('certificate delete mine');
    await run('certificate delete ordered');
  });

  itWorks('resizes, copies, protects and names a server', async () => {
    await run('server create --name grows --type cx22 --image debian-12 --location fsn1 --ssh-key ci');
    expect(await refusal('server change-type grows cx32')).toContain('server_not_stopped');
    await run('server poweroff grows');
    expect(await refusal('server change-type grows cax21')).toContain('invalid_server_type');
    await run('server change-type --keep-disk grows cx32');
    expect(await client.described('server', 'grows')).toMatchObject({
      server_type: { name: 'cx32' },
      primary_disk_size: 40,
    });
    await run('server change-type grows cx42');
    expect(await client.described('server', 'grows')).toMatchObject({ primary_disk_size: 160 });
    expect(await refusal('server change-type grows cx22')).toContain('invalid_server_type');
    await run('server add-to-placement-group --placement-group web grows');
    await run('server remove-from-placement-group grows');
    await run('server poweron grows');
    expect(await run('server reset-password grows')).toMatch(/Password of server \d+ reset to: \S{20}/);
    expect(JSON.parse(await run('server request-console grows -o json'))).toMatchObject({
      WSSURL: expect.stringMatching(/^wss:/),
      Password: expect.any(String),
    });
    const created = await run('server create-image --type snapshot --description grown --label a=b grows');
    const [, image = ''] = /Image (\d+) created/.exec(created) ?? [];
    expect(await client.described('image', image)).toMatchObject({
      type: 'snapshot',
      status: 'available',
      description: 'grown',
      labels: { a: 'b' },
      image_size: 16,
    });
    await run('server set-rdns --hostname grows.example.com grows');
    expect(await client.described('server', 'grows')).toMatchObject({
      public_net: { ipv4: { dns_ptr: 'grows.example.com' } },
    });
    await run('server enable-protection grows delete rebuild');
    expect(await refusal('server delete grows')).toContain('protected');
    expect(await refusal('server rebuild grows --image debian-12')).toContain('protected');
    await run('server disable-protection grows delete rebuild');
    await run('server delete grows');
    await run(`image delete ${image}`);
  });

  it.concurrent.each(
    someOf([
      ['volume', 'create --name guarded --size 10 --location fsn1'],
      ['network', 'create --name guarded --ip-range 10.65.0.0/16'],
      ['load-balancer', 'create --name guarded --type lb11 --location fsn1'],
      ['floating-ip', 'create --name guarded --type ipv4 --home-location fsn1'],
      ['primary-ip', 'create --name guarded --type ipv4 --datacenter fsn1-dc14'],
    ]),
  )('deletes no %s that is protected', async (kind, making) => {
    await run(`${kind} ${making}`);
    const level = kind === 'primary-ip' ? '' : ' delete';
    await run(`${kind} enable-protection guarded${level}`);
    expect(await refusal(`${kind} delete guarded`)).toContain('protected');
    await run(`${kind} disable-protection guarded${level}`);
    await run(`${kind} delete guarded`);
  });

  itWorks('labels, protects and deletes images of its own', async () => {
    const [id = ''] = (await run('image list --type snapshot -o noheader -o columns=id')).split('\n');
    await run(`image update ${id} --description kept`);
    await run(`image add-label ${id} a=b`);
    await run(`image enable-protection ${id} delete`);
    expect(await refusal(`image delete ${id}`)).toContain('protected');
    await run(`image disable-protection ${id} delete`);
    await run(`image delete ${id}`);
    expect(await refusal('image delete debian-12')).toContain('forbidden');
  });
});

officialClients.python.describe("the provider's Python library", (python) => {
  const script = `
import json, os, re
from hcloud import Client, APIException
from hcloud.images.domain import Image
from hcloud.isos.domain import Iso
from hcloud.locations.domain import Location
from hcloud.server_types.domain import ServerType
from hcloud.load_balancer_types.domain import LoadBalancerType
from hcloud.load_balancers.domain import LoadBalancerAlgorithm, LoadBalancerTarget

client = Client(token="sandbox", api_endpoint=os.environ["ENDPOINT"], poll_interval=0.05)
calls = []
send = client._requests_session.request
def noted(method, url, **options):
    answer = send(method=method, url=url, **options)
    path = re.sub(r"/\\d+", "/{id}", url.removeprefix(os.environ["ENDPOINT"]))
    calls.append([f"{method} {path}", str(answer.status_code)])
    return answer
client._requests_session.request = noted
for kind in ("certificates", "datacenters", "firewalls", "floating_ips", "images", "isos", "load_balancer_types",
             "load_balancers", "locations", "networks", "placement_groups", "primary_ips", "server_types", "servers",
             "ssh_keys", "volumes"):
    several = getattr(client, kind).get_all()
    assert len(several) > 1, kind
    assert getattr(client, kind).get_by_id(several[0].id).id == several[0].id, kind
assert len([one for one in client.volumes.get_all() if re.fullmatch(r"[a-z]+-\\d+", one.name)]) == 60

# By ids, which are numbers.
image = client.images.get_by_name("debian-12")
key = client.ssh_keys.get_by_name("deploy")
made = client.servers.create(name="py", server_type=ServerType(id=104), image=Image(id=image.id), ssh_keys=[key],
                             location=Location(id=1))
made.action.wait_until_finished()
for action in made.next_actions:
    action.wait_until_finished()
server = client.servers.get_by_name("py")
assert (server.status, server.server_type.name, server.image.name) == ("running", "cx22", "debian-12")
server.attach_iso(Iso(id=client.isos.get_by_name("virtio-win-0.1.271.iso").id)).wait_until_finished()
assert client.servers.get_by_id(server.id).iso.name == "virtio-win-0.1.271.iso"
server.power_off().wait_until_finished()
server = server.update(name="python", labels={"a": "b"})
assert [one.id for one in client.servers.get_all(label_selector="a=b")] == [server.id]
creation = client.volumes.create(size=10, name="py", location=Location(id=1))
creation.action.wait_until_finished()
volume = creation.volume
volume.attach(server).wait_until_finished()
volume.reload()
assert volume.server.id == server.id
volume.detach().wait_until_finished()
try:
    volume.detach()
    raise AssertionError("detached twice")
except APIException as error:
    assert error.code == "service_error", error.code
volume.delete()
balancer = client.load_balancers.create(
    name="py", load_balancer_type=LoadBalancerType(id=1), location=Location(id=1),
    algorithm=LoadBalancerAlgorithm("round_robin"),
    targets=[LoadBalancerTarget(type="server", server=server)])
balancer.action.wait_until_finished()
balancer.load_balancer.reload()
assert balancer.load_balancer.targets[0].server.id == server.id
balancer.load_balancer.delete()
action = server.delete()
action.wait_until_finished()
assert client.servers.get_by_name("python") is None
print(json.dumps(calls))
`;

  itWorks('lists, creates by numeric ids, works and deletes', async () => {
    const env = { PATH: process.env['PATH'], ENDPOINT: `${sandbox.url}/cloud` };
    const calls = JSON.parse(await output(python, ['-c', script], { env })) as [string, string][];
    const version = await output(python, ['-c', 'from hcloud.__version__ import VERSION; print(VERSION)'], { env });
    printTable(`The provider's Python library ${version.trim()}: ${calls.length} calls`, calls);
    expect(calls.map(([call]) => call)).toContain('POST /servers/{id}/actions/attach_iso');
  });
});
