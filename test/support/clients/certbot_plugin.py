"""What certbot's plugin does for a wildcard certificate: two texts of one name, which it removes one by one."""
import os
import tempfile
from importlib.metadata import version
from types import SimpleNamespace

import CloudFlare
import certbot
from certbot_dns_cloudflare._internal import dns_cloudflare

from noted import endpoint, report

initialize = CloudFlare.CloudFlare.__init__
CloudFlare.CloudFlare.__init__ = lambda self, *given, **named: initialize(self, *given, base_url=endpoint, **named)

with tempfile.TemporaryDirectory() as folder:
    credentials = os.path.join(folder, "credentials.ini")
    with open(credentials, "w", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        file.write("dns_cloudflare_api_token = sandbox\n")
    config = SimpleNamespace(dns_cloudflare_credentials=credentials, dns_cloudflare_propagation_seconds=0)
    plugin = dns_cloudflare.Authenticator(config, "dns-cloudflare")
    plugin._setup_credentials()
    client = plugin._get_cloudflare_client()
    domain, name = "www.acme.example", "_acme-challenge.www.acme.example"

    def texts():
        zone = client._find_zone_id(domain)
        return sorted(record["content"] for record in client.cf.zones.dns_records.get(zone, params={"name": name}))

    plugin._perform(domain, name, "token-1")
    plugin._perform(domain, name, "token-2")
    assert texts() == ["token-1", "token-2"], texts()
    plugin._cleanup(domain, name, "token-1")
    assert texts() == ["token-2"], texts()
    plugin._cleanup(domain, name, "token-2")
    assert texts() == [], texts()
    try:
        plugin._perform("www.nowhere.example", "_acme-challenge.www.nowhere.example", "token")
        raise AssertionError("there is no such zone")
    except certbot.errors.PluginError as error:
        assert "Unable to determine zone_id" in str(error), error
report(version("certbot-dns-cloudflare"))
