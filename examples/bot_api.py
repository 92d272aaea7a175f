#!/usr/bin/env python3
"""A bot for Bastide in one file, without any package: it takes a seat that it was given and plays
whatever it is offered. docs/bot-api.md explains every step.

    python3 examples/bot_api.py http://127.0.0.1:7420/t/ID KEY [NAME]
"""
import base64
import json
import os
import random
import socket
import ssl
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def post(url, body):
    """Posts JSON; what went wrong is told in the server's words."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code}: {error.read().decode()}")


class WebSocket:
    """As much of RFC 6455 as it takes: text out, text in, pings answered."""

    def __init__(self, url, token):
        at = urlsplit(url)
        secure = at.scheme == "https"
        self.line = socket.create_connection((at.hostname, at.port or (443 if secure else 80)))
        if secure:
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=at.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {at.path} HTTP/1.1", f"Host: {at.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {token}"]
        self.line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.stream = self.line.makefile("rb")
        status = self.stream.readline().decode()
        while self.stream.readline().strip():
            pass
        if " 101 " not in status:
            sys.exit(f"the socket was refused: {status.strip()}")

    def frame(self, kind, data):
        mask = os.urandom(4)
        size = len(data)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self.line.sendall(head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def messages(self):
        """Everything the server says, until it closes."""
        text = b""
        while head := self.stream.read(2):
            last, kind, size = head[0] & 0x80, head[0] & 0x0F, head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if kind == 9:  # a ping
                self.frame(10, data)
            elif kind == 8:  # the end
                return
            elif kind in (0, 1):
                text += data
                if last:
                    yield json.loads(text)
                    text = b""


def choose(prompt, scene):
    """The whole intelligence of this bot; yours goes here. `scene` is all that its seat may know."""
    return random.choice(prompt["options"])


def main(address, key, name="Dicebot"):
    base, table = address.split("#")[0].rstrip("/").split("/t/")
    seat = post(f"{base}/api/tables/{table}/bot", {"key": key, "name": name})
    print(f"{name} has seat {seat['seat']} and {seat['patience']} seconds for every answer", flush=True)
    line = WebSocket(f"{base}/api/tables/{table}/socket", seat["token"])
    answer = None
    for message in line.messages():
        if message["type"] == "refused":
            print(f"refused: {message['code']}: {message['text']}", flush=True)
            if message["code"] == "too-many" and answer:
                time.sleep(1)
                line.send(answer)
        if message["type"] not in ("welcome", "update"):
            continue
        scene = message["scene"]
        if over := scene["view"]["over"]:
            print(f"the game is over: {over['how']}", flush=True)
            return
        prompt = scene["prompt"]
        # Options are only told to whoever is asked.
        if prompt and prompt["options"]:
            sentence = choose(prompt, scene)["sentence"]
            print(f"{prompt['question']}: {sentence}", flush=True)
            answer = {"type": "play", "seq": message["seq"], "seat": prompt["seat"], "sentence": sentence}
            line.send(answer)


if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
