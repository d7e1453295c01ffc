"""Records of a zone, as scripts write them with the client of old: without a time to live."""
import CloudFlare

from noted import endpoint, report


def refused(code, call):
    try:
        call()
    except CloudFlare.exceptions.CloudFlareAPIError as error:
        assert int(error) == code, (int(error), str(error))
        return
    raise AssertionError(f"not refused with {code}")


client = CloudFlare.CloudFlare(token="sandbox", base_url=endpoint)
assert len(client.zones.get(params={"per_page": 5})) == 5
[zone] = client.zones.get(params={"name": "acme.example"})
records = client.zones.dns_records
address = {"name": "py", "type": "A", "content": "198.18.0.9"}
made = records.post(zone["id"], data=address)
assert (made["name"], made["ttl"]) == ("py.acme.example", 1), made
refused(81057, lambda: records.post(zone["id"], data=address))
refused(1004, lambda: records.post(zone["id"], data={**address, "content": "198.18.0.8", "ttl": 5}))
changed = records.patch(zone["id"], made["id"], data={"ttl": 300})
assert (changed["content"], changed["ttl"]) == ("198.18.0.9", 300), changed
changed = records.patch(zone["id"], made["id"], data={"content": "198.18.0.10"})
assert (changed["content"], changed["ttl"]) == ("198.18.0.10", 300), changed
changed = records.put(zone["id"], made["id"], data={**address, "content": "198.18.0.11"})
assert (changed["content"], changed["ttl"]) == ("198.18.0.11", 1), changed
found = records.get(zone["id"], params={"name": "py.acme.example", "type": "A"})
assert [record["id"] for record in found] == [made["id"]]
records.delete(zone["id"], made["id"])
assert records.get(zone["id"], params={"name": "py.acme.example"}) == []
report(CloudFlare.__version__)
