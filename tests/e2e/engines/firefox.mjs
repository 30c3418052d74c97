#!/usr/bin/env node
// Starts the Firefox in FIREFOX_PATH for Playwright, which controls it with WebDriver BiDi. Firefox ESR 153 does
// not know the commands that emulate a visitor's preferences, so this script replies to them.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

createInterface(firefox.stderr).on('line', (line) => {
  const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('listening', () => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    client.on('message', async (message) => {
      await isOpen;
      browser.send(String(message));
    });
    browser.on('message', (message) => {
      const { id, error, message: text } = JSON.parse(String(message));
      const isEmulation = error === 'unknown command' && text.startsWith('emulation.');
      const success = JSON.stringify({ type: 'success', id, result: {} });
      client.send(isEmulation ? success : String(message));
    });
    browser.on('close', () => client.close());
    client.on('close', () => browser.close());
  });
});
