import pg from 'pg';

/** The lead that every request and every plain insert stores. */
const lead = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98480 12345',
  city: 'hyderabad',
  projectType: 'modular-kitchen',
  message: 'An L-shaped kitchen, 10 × 12 ft, with a window over the sink.',
};

let sent = 0;

/** The next lead, from another client than the last: the same answers would be the same lead. */
export function requestOfNextClient(): Buffer {
  const n = sent++;
  const body = Buffer.from(JSON.stringify({ ...lead, name: `${lead.name} ${process.pid} ${n}` }));
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `X-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}

const insert = {
  name: 'floor',
  text: `insert into contact_forms (name, email, phone, city, project_type, message)
    values ($1, $2, $3, $4, $5, $6) returning id`,
  values: Object.values(lead),
};

/** The floor of POST: the same row by the same pool without a server before it; rows a second. */
export async function measureInserts(pool: pg.Pool, connections: number, seconds: number) {
  let stored = 0;
  let isOver = false;
  const lanes = Array.from({ length: connections }, async () => {
    while (!isOver) {
      await pool.query(insert);
      stored += 1;
    }
  });
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // The first moments open connections and prepare the statement.
  await wait(500);
  const before = stored;
  const began = performance.now();
  await wait(seconds * 1000);
  const rate = (stored - before) / ((performance.now() - began) / 1000);
  isOver = true;
  await Promise.all(lanes);
  return rate;
}

/** A pool as large as the site's. */
export function createPool(connectionString: string): pg.Pool {
  return new pg.Pool({ connectionString, max: 16 });
}
