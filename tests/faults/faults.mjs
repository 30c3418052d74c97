/**
 * Changes of the kind people make by mistake, each of which breaks a promise: what breaks, the text, and
 * what stands in its place. A text is found wherever in shared, server or client/src it stands.
 *
 * @type {readonly (readonly [what: string, text: string, instead: string])[]}
 */
export const faults = [
  // The fields of an enquiry.
  [
    'a name of one letter is taken',
    'z.minLength(2, contactMessages.name)',
    'z.minLength(1, contactMessages.name)',
  ],
  [
    'a phone number of nine digits is taken',
    'z.minLength(10, contactMessages.phone)',
    'z.minLength(9, contactMessages.phone)',
  ],
  [
    'no project type need be chosen',
    'z.minLength(1, contactMessages.projectType)',
    'z.minLength(0, contactMessages.projectType)',
  ],
  ['a long message is cut off early', 'message: 10_000,', 'message: 1_000,'],
  [
    'the message about the email is another',
    "email: 'Invalid email address'",
    "email: 'Invalid email'",
  ],
  ['an untouched city is stored as empty text', '|| null),', "|| ''),"],
  ['line ends of a form post are kept', "text?.replaceAll('\\r\\n', '\\n')", 'text'],
  ['the notice of success has another title', "title: 'Success!'", "title: 'Sent!'"],
  [
    'the notice of failure has other words',
    'Failed to send message. Please try again.',
    'Sending failed.',
  ],
  [
    'the hidden field has another name than the form',
    "honeypotField = 'website'",
    "honeypotField = 'homepage'",
  ],
  ['the city need not be null', "city: text('city')", "city: text('city').notNull()"],
  // Leads.
  [
    'the same answers are another lead after a minute',
    "interval '24 hours'",
    "interval '1 minute'",
  ],
  ['notices are left for nobody', 'notices.length > 0', 'notices.length > 1'],
  [
    'onSaved is called for repeated leads alone',
    "result.outcome === 'saved') onSaved",
    "result.outcome === 'repeated') onSaved",
  ],
  ['the rate limit admits one too many', 'gte(requests, max)', 'gt(requests, max)'],
  ['a limit of 0 refuses everybody', 'max === 0 || address === undefined', 'address === undefined'],
  ['all addresses of a kind share one limit', '.update(address)', ".update('address')"],
  [
    'old windows are never purged',
    'lt(contactRateLimits.windowEndsAt, sql`now()`)',
    'lt(contactRateLimits.windowEndsAt, longAgo)',
  ],
  [
    'notices are purged at once',
    'lt(leadOutbox.createdAt, longAgo)',
    'lt(leadOutbox.createdAt, sql`now()`)',
  ],
  ['spam is not marked by the hidden field', 'if (honeypot) return', 'if (!honeypot) return'],
  ['curl counts as a browser', '^(curl|wget', '^(wget'],
  ['NUL reaches the database', "value.includes('\\0') ||", ''],
  ['a lost commit counts as not done', 'isCommitting = true;', 'isCommitting = false;'],
  [
    'a failed transaction keeps its connection',
    "client.query('rollback')",
    "client.query('select 1')",
  ],
  ['a transaction may hang', 'withinMs - (performance.now() - began)', '600_000'],
  ['broken connections are no fault of the database', "new Set(['08', '25'", "new Set(['25'"],
  // HTTP.
  ['a stored lead is answered with 200', 'response.status(201)', 'response.status(200)'],
  [
    'invalid fields are answered with 422',
    "throw new HttpError(400, 'Some fields",
    "throw new HttpError(422, 'Some fields",
  ],
  [
    'Retry-After is missing where too many came',
    "throw new HttpError(429, 'Too many requests. Please try again later.', { headers: wait })",
    "throw new HttpError(429, 'Too many requests. Please try again later.')",
  ],
  ['requests of other sites are taken', "return site === 'same-origin'", "return site !== 'cross'"],
  ['any media type is taken', 'type.trim() !== mediaType', 'type.trim() === ""'],
  [
    'a compressed body is read',
    "encoding.toLowerCase() !== 'identity'",
    "encoding.toLowerCase() === 'none'",
  ],
  ['a body of any size is read', '> maxBytes) {', '> 100 * maxBytes) {'],
  ['invalid UTF-8 is stored', 'if (!isUtf8(body))', 'if (false)'],
  [
    'the plain form answers 200',
    'response.redirect(303, sentPath)',
    'response.redirect(302, sentPath)',
  ],
  ['what was typed into the plain form may hold tags', ".replaceAll('<', '&#60;')", ''],
  ['the site counts as ready while it is not', "ready ? 'ready' : 'unavailable'", "'ready'"],
  ['answers are cached', "'Cache-Control': 'no-store'", "'Cache-Control': 'max-age=60'"],
  ['Express names itself', "app.disable('x-powered-by')", "app.enable('x-powered-by')"],
  ['two Host headers are taken', 'hosts > 1 ||', 'hosts > 2 ||'],
  ['IPv6 clients are counted by address', '.slice(0, 4).map', '.slice(0, 8).map'],
  [
    'an unchanged page is sent again',
    'answer(304, variant.unchanged)',
    'answer(200, variant.whole, variant.body)',
  ],
  ['a trailing slash loses the query', "(query === -1 ? '' : url.slice(query))", "''"],
  [
    'an unknown address is answered with 200',
    'answer(404, variant.whole',
    'answer(200, variant.whole',
  ],
  ['brotli is sent to who refuses it', 'if (file.br && lists(accepted, br))', 'if (file.br)'],
  [
    'the email setting needs no server',
    'config.leadEmailTo && !config.smtpUrl',
    'config.leadEmailTo && false',
  ],
  ['the default limit is six', '.default(60)', '.default(6)'],
  ['the default port is another', '.default(3000)', '.default(8080)'],
  // The browser.
  ['the last request no longer wins', 'return () => mine === latest', 'return () => true'],
  ['an address with a slash is another page', "path.replace(/(?<=.)\\/+$/, '')", 'path'],
  [
    'a page whose code failed is never tried again',
    'page.catch(() => loading.delete(route))',
    'page.catch(() => {})',
  ],
  [
    'links of other sites are followed in place',
    'url.origin === location.origin ? url : undefined',
    'url',
  ],
  ['Ctrl and click opens in the same tab', 'event.metaKey || event.ctrlKey', 'event.metaKey'],
  ['a new page keeps the old title', 'document.title = title;', ''],
  [
    'the project type of the address is not chosen',
    "new URLSearchParams(search).get('type')",
    "new URLSearchParams(search).get('kind')",
  ],
  ['the form stays full after sending', 'reset(emptyContactRequest, { keepFieldsRef: true });', ''],
  ['two presses send two requests', 'if (!send.isPending)', 'if (true)'],
  [
    'the button does not say that it sends',
    'send.isPending ? words.submitting : words.submit',
    'words.submit',
  ],
  [
    'a failure gives no notification',
    "onError: () => notify({ ...contactNotices.failed, variant: 'destructive' }),",
    '',
  ],
  [
    'the filter shows all',
    "filter === 'all' || category === filter",
    "filter !== 'none' || category === filter",
  ],
  [
    'a page that does not exist is indexed',
    "named('robots', 'noindex')",
    "named('robots', 'index')",
  ],
  ['canonical addresses lack the host', 'company.origin + path', 'path'],
  ['a text may end its script', ".replaceAll('<', '\\\\u003c')", ''],
  ['breadcrumbs count from 0', 'position: index + 1', 'position: index'],
];
