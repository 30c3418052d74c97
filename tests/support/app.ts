import pg from 'pg';
import { type AppParts, createApp } from '#server/app.ts';
import { createLogger } from '#server/base/logger.ts';
import { createHttpServer } from '#server/http/listen.ts';
import type { RequestContext, SavedLead, SaveLead } from '#server/leads/store.ts';
import { cities } from '#shared/company.ts';
import { type ContactRequest, emptyContactRequest } from '#shared/contact.ts';
import { formOptions } from '#shared/form-options.ts';
import { type HttpResponse, type SendOptions, send, serve } from './http.ts';

/** Returns the label of a choice of the form. */
export function labelOf(field: keyof typeof formOptions, value: string | null): string {
  const option = formOptions[field].find((option) => option.value === value);
  if (!option) throw new Error(`The form has no ${field} ${value}`);
  return option.label;
}

/** Holds a request that every rule accepts. */
export const validRequest: ContactRequest = {
  ...emptyContactRequest,
  name: 'Lakshmi Rao',
  email: 'lakshmi@example.in',
  phone: '+91 98480 12345',
  city: cities[0].value,
  projectType: 'modular-kitchen',
  message: 'L-shaped kitchen, 10 × 12 ft',
};

/** Holds the labels of the request's choices, as the form and staff read them. */
export const validLabels = {
  city: labelOf('city', validRequest.city),
  projectType: labelOf('projectType', validRequest.projectType),
};

/** Returns a lead store that records its requests and returns given results. */
export function fakeStore(
  save: (id: number) => Promise<SavedLead> = async (id) => ({ outcome: 'saved', id }),
) {
  const saved: ({ request: ContactRequest } & RequestContext)[] = [];
  const saveLead: SaveLead = (request, context) => {
    saved.push({ request, ...context });
    return save(saved.length);
  };
  return { saved, saveLead };
}

/** Returns a logger and the entries that it has written so far. */
export function createTestLogger() {
  const entries: Record<string, unknown>[] = [];
  const write = (line: string) => void entries.push(JSON.parse(line));
  return { entries, logger: createLogger({ LOG_LEVEL: 'debug' }, { write }) };
}

/** Serves the app on a free port until the test ends. Parts that the test does not name are fakes. */
export async function serveApp(
  parts: Partial<AppParts> = {},
): Promise<{ port: number; log: Record<string, unknown>[] }> {
  const { logger, entries: log } = createTestLogger();
  const listener = createApp({
    ...fakeStore(),
    pool: new pg.Pool(),
    failedChannels: () => [],
    onChanged: () => {},
    isReady: async () => true,
    logger,
    pages: (_request, response) => void response.status(404).send('a page'),
    trustProxy: false,
    ...parts,
  });
  return { port: await serve(createHttpServer(listener).server), log };
}

/** Posts the form as a browser without JavaScript does. Fields that are null are left out. */
export function postForm(
  port: number,
  fields: Readonly<Record<string, string | null>>,
  { path = '/contact', ...options }: SendOptions & { path?: string } = {},
): Promise<HttpResponse> {
  const given = Object.entries(fields).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return send(port, path, {
    method: 'POST',
    body: new URLSearchParams(given).toString(),
    ...options,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...options.headers },
  });
}
