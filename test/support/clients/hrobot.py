"""Modules of Ansible's community.hrobot, run as Ansible runs them, but for the address of the provider."""
import contextlib
import importlib
import io
import json
import os
import re
from pathlib import Path

import ansible_collections.community.hrobot as collection
from ansible.module_utils import basic
from ansible_collections.community.hrobot.plugins.module_utils import robot

endpoint = os.environ["ENDPOINT"]
robot.BASE_URL = endpoint
calls = []
fetch = robot.fetch_url


def noted(module, url, method="GET", **options):
    response, info = fetch(module, url, method=method, **options)
    path = re.sub(r"/\d[\d.]*(?=/|$)|/([0-9a-f]{2}:)+[0-9a-f]{2}", "/{id}", url.removeprefix(endpoint).split("?")[0])
    calls.append([f"{method} {path}", str(info["status"])])
    return response, info


robot.fetch_url = noted


def run(module, **arguments):
    """The answer of a module, and whether it has changed something."""
    arguments = {"hetzner_user": "sandbox", "hetzner_password": "sandbox", **arguments}
    basic._ANSIBLE_ARGS = json.dumps({"ANSIBLE_MODULE_ARGS": arguments}).encode()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.suppress(SystemExit):
        importlib.import_module(f"ansible_collections.community.hrobot.plugins.modules.{module}").main()
    answer = json.loads(printed.getvalue())
    assert not answer.get("failed"), (module, arguments, answer["msg"])
    return answer


def changes(module, **arguments):
    """A module changes something once, and nothing when it is run again."""
    answer = run(module, **arguments)
    assert answer["changed"], (module, arguments)
    assert not run(module, **arguments)["changed"], (module, arguments)
    return answer


servers = run("server_info", full_info=True)["servers"]
assert len(servers) > 5
ip, number = servers[0]["server_ip"], servers[0]["server_number"]
changes("server", server_number=number, server_name="renamed")

wait = {"wait_for_configured": True, "wait_delay": 1}
ssh = {"name": "ssh", "ip_version": "ipv4", "protocol": "tcp", "dst_port": "22", "action": "accept"}
run("firewall", server_ip=ip, state="absent", **wait)
changes("firewall", server_ip=ip, state="present", allowlist_hos=True, rules={"input": [ssh]}, **wait)
for named in ({"server_ip": ip}, {"server_number": number}):
    firewall = run("firewall_info", **named)["firewall"]
    assert (firewall["status"], firewall["rules"]["input"][0]["dst_port"]) == ("active", "22"), firewall
changes("firewall", server_ip=ip, state="absent", **wait)

for value in ("a.example.com", "b.example.com"):
    changes("reverse_dns", ip=ip, state="present", value=value)
changes("reverse_dns", ip=ip, state="absent")

key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl me"
fingerprint = changes("ssh_key", state="present", name="ansible", public_key=key)["fingerprint"]
assert fingerprint in [one["fingerprint"] for one in run("ssh_key_info")["ssh_keys"]]
changes("ssh_key", state="absent", fingerprint=fingerprint)

switch = {"vlan": 4030, "name": "ansible", "wait": True, "wait_delay": 1}
joined = changes("v_switch", state="present", servers=[ip], **switch)["v_switch"]
assert [server["server_ip"] for server in joined["server"]] == [ip], joined
changes("v_switch", state="present", servers=[], **switch)
run("v_switch", state="absent", **switch)

assert run("boot", server_number=number, rescue={"os": "linux"})["password"]
run("boot", server_number=number, regular_boot=True)
run("reset", server_number=number, reset_type="hardware")

manifest = Path(list(collection.__path__)[0], "MANIFEST.json").read_text()
print(json.dumps({"version": json.loads(manifest)["collection_info"]["version"], "calls": calls}))
