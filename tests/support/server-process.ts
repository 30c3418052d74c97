import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** The command of a server program. PORT is added to its environment, and HOST unless it is given. */
export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The port, by default a free one. */
  readonly port?: number;
}

/** A server program that runs or has ended. */
export class ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** The output so far, of both streams. */
  output = '';

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.url = `http://127.0.0.1:${port}`;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
  }

  /** Starts the program without waiting for it. */
  static async spawn({ command, args, env, ...given }: ServerCommand): Promise<ServerProcess> {
    const port = given.port ?? (await freePort());
    const defaults = { DATABASE_URL: '', HOST: '127.0.0.1' };
    const child = spawn(command, args, {
      env: { ...process.env, ...defaults, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    return new ServerProcess(child, port);
  }

  /** Starts the program and waits until it responds. It ends a program that does not respond. */
  static async start(command: ServerCommand): Promise<ServerProcess> {
    const server = await ServerProcess.spawn(command);
    await server.waitUntilUp().catch(async (error) => {
      await server.end('SIGKILL');
      throw error;
    });
    return server;
  }

  /** Waits until the program responds. @throws Error with its output if it ends or does not respond in time */
  async waitUntilUp(withinMs = 120_000): Promise<void> {
    for (const deadline = Date.now() + withinMs; ; await sleep(25)) {
      if (this.hasEnded) throw new Error(`The server ended at its start:\n${this.output}`);
      if (Date.now() > deadline) throw new Error(`The server does not respond:\n${this.output}`);
      if (await this.responds('/api/health')) return;
    }
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves to true if a GET gets 200 within 5 s. */
  responds(path: string): Promise<boolean> {
    const response = fetch(this.url + path, { signal: AbortSignal.timeout(5000) });
    return response.then(({ ok }) => ok).catch(() => false);
  }

  /** Sends the signal and waits for the end. It kills a program that does not end within a minute. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; ms: number }> {
    const started = performance.now();
    if (!this.hasEnded) {
      const exit = once(this.child, 'exit');
      this.child.kill(signal);
      const timer = setTimeout(() => this.child.kill('SIGKILL'), 60_000);
      await exit;
      clearTimeout(timer);
    }
    return { code: this.child.exitCode, ms: Math.round(performance.now() - started) };
  }
}
