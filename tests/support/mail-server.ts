import { onTestFinished } from 'vitest';
import { type MailServer, type MailServerOptions, openMailServer } from './smtp.ts';

/** A real SMTP server on the loopback, until the test ends. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await openMailServer(options);
  onTestFinished(server.stop);
  return server;
}
