import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that the server has taken. */
export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** Header fields by their names in lower case, decoded; a field that occurs twice is joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
}

export interface MailServerOptions {
  readonly port?: number;
  /** Called before a mail is taken; what it throws is the server's answer (`responseCode`). */
  readonly beforeTaking?: () => void | Promise<void>;
  readonly options?: SMTPServerOptions;
}

/** A real SMTP server on the loopback, until it is stopped. */
export async function openMailServer({
  port = 0,
  beforeTaking = () => {},
  options = {},
}: MailServerOptions = {}): Promise<MailServer & { stop(): Promise<void> }> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    ...options,
    onData(stream, session, done) {
      text(stream)
        .then(async (source) => {
          await beforeTaking();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ recipients, ...parseMail(source) });
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
  return { url: `smtp://127.0.0.1:${actual}`, port: actual, mails, stop };
}

function parseMail(source: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = source.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const field of source.slice(0, end).split(/\r\n(?![ \t])/)) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).toLowerCase();
    const value = decodeWords(field.slice(colon + 1).replace(/\r\n\s*/g, ' ')).trim();
    headers[name] = name in headers ? `${headers[name]}\n${value}` : value;
  }
  const content = source.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') {
    return { headers, body: Buffer.from(content, 'base64').toString('utf8') };
  }
  return { headers, body: encoding === 'quoted-printable' ? decodeQuoted(content) : content };
}

function decodeQuoted(value: string): string {
  const bytes = value
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** "=?UTF-8?Q?…?=" and "=?UTF-8?B?…?=" in a header field. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind, encoded) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString('utf8')
        : decodeQuoted(encoded.replaceAll('_', ' ')),
    );
}
