// Starts the real server on a free port with a database of its own; stops it softly or hard.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that nobody listens on: others may run journeys on the same machine. */
function free() {
  return new Promise((done, failed) => {
    const probe = createServer().on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

export class Server {
  constructor() {
    this.binary = process.env.BASTIDE ?? join(import.meta.dirname, '../../../target/release/bastide');
    this.data = mkdtempSync(join(tmpdir(), 'bastide-e2e-'));
  }

  /** Starts it, or starts it again at the same address. */
  async start() {
    this.port ??= await free();
    this.url = `http://127.0.0.1:${this.port}`;
    this.child = spawn(this.binary, ['serve', '--port', String(this.port), '--data', this.data, '--no-bot-delay'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.log = '';
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (bytes) => (this.log = (this.log + bytes).slice(-8000)));
    }
    for (let n = 0; n < 600; n += 1) {
      const well = await fetch(`${this.url}/healthz`)
        .then((r) => r.ok)
        .catch(() => false);
      if (well) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server does not come up:\n${this.log}`);
  }

  async stop(signal = 'SIGTERM') {
    // Whoever has gone by itself says so only once.
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill(signal);
    await gone;
  }

  remove() {
    rmSync(this.data, { recursive: true, force: true });
  }
}
