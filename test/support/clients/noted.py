"""Notes the calls that a client makes by `requests`, and prints them as JSON with the version of the client."""
import json
import os
import re

import requests

endpoint = os.environ["ENDPOINT"]
calls = []
send = requests.Session.request


def noted(self, method, url, **options):
    answer = send(self, method, url, **options)
    path = re.sub(r"/[0-9a-f]{32}", "/{id}", url.removeprefix(endpoint).split("?")[0])
    calls.append([f"{method} {path}", str(answer.status_code)])
    return answer


requests.Session.request = noted


def report(version):
    print(json.dumps({"version": version, "calls": calls}))
