// The smallest program around the database, for tests that kill it: run with `node --import tsx`.
// Environment: PORT, DATA_DIR, DATABASE_URL or LEAD_WEBHOOK_URL, as the site's own server reads them.
import { createServer, type IncomingMessage } from 'node:http';
import { openDatabase } from '#server/database/database.ts';
import { createLeadStore } from '#server/leads/store.ts';
import { DatabaseUnavailableError } from '#server/leads/transaction.ts';
import { createLogger } from '#server/logger.ts';
import { createNotifier } from '#server/notify/notifier.ts';
import { createWebhookChannel } from '#server/notify/webhook.ts';
import { StartError } from '#server/start-error.ts';
import { contactSchema } from '#shared/contact.ts';

const { PORT = '0', DATA_DIR = './data', DATABASE_URL, LEAD_WEBHOOK_URL } = process.env;
const log = (message: string) => console.log(message);

let isStopping = false;
const stopAsked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve());
});

const database = await openDatabase({
  databaseUrl: DATABASE_URL,
  dataDir: DATA_DIR,
  log,
}).catch((error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
createNotifier({
  db: database.db,
  channels: LEAD_WEBHOOK_URL ? [createWebhookChannel(LEAD_WEBHOOK_URL)] : [],
  logger: createLogger({ logLevel: 'warn' }),
  timing: { pollMs: 50, attemptMs: 1000, leaseSeconds: 2, retrySeconds: () => 0.2 },
}).start();
const store = createLeadStore(database, { rateLimit: { max: 0, windowSeconds: 1 } });

async function readBody(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return contactSchema.parse(JSON.parse(text));
}

const server = createServer(async (request, response) => {
  const answer = (status: number, body: unknown = {}) => {
    if (isStopping) response.setHeader('Connection', 'close');
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.url === '/api/health') return answer(200);
  if (request.url === '/api/ready') return answer((await database.isReady()) ? 200 : 503);
  try {
    const result = await store.saveLead(await readBody(request), {});
    // A repeat gets the first answer again; nobody is limited here.
    answer(201, result);
  } catch (error) {
    response.setHeader('Retry-After', '1');
    answer(error instanceof DatabaseUnavailableError ? 503 : 500);
    if (!(error instanceof DatabaseUnavailableError)) console.error(error);
  }
});

server.listen(Number(PORT), '127.0.0.1');
log(`listening, database ${JSON.stringify(database.address)}`);
await stopAsked;
isStopping = true;
await new Promise((resolve) => server.close(resolve));
await database.close();
process.exit(0);
