import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServerOptions {
  readonly port?: number;
  /** Runs before an email is accepted. If it throws, the error's `responseCode` is the server's response. */
  readonly beforeTaking?: () => void | Promise<void>;
  readonly options?: SMTPServerOptions;
}

/** Starts a real SMTP server on the loopback until it is stopped. Its `url` is a value for `SMTP_URL`. */
export async function openMailServer({
  port = 0,
  beforeTaking = () => {},
  options = {},
}: MailServerOptions = {}) {
  const emails: (ParsedMail & { readonly recipients: readonly string[] })[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    ...options,
    onData(stream, session, done) {
      simpleParser(stream)
        .then(async (email) => {
          await beforeTaking();
          emails.push({
            ...email,
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          });
          done();
        })
        .catch(done);
    },
  });
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const { port: actual } = listener.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${actual}`, port: actual, emails, stop };
}
