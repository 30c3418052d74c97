import { outbound } from '#client/content/outbound.ts';
import { adTags } from '#shared/company.ts';
import type { AdEvent } from './consent.ts';

interface Pixel {
  (...command: readonly unknown[]): void;
  /** Meta's script puts its own function here. */
  callMethod?: (...command: readonly unknown[]) => void;
  queue: unknown[];
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** The names of the events: Google's recommended names if there is one, and Meta's standard names. */
const names: Readonly<Record<AdEvent, { google: string; meta: string }>> = {
  request: { google: 'generate_lead', meta: 'Lead' },
  call: { google: 'call', meta: 'Contact' },
  chat: { google: 'chat', meta: 'Contact' },
};

let isAllowed = false;
let isLoaded = false;

/** Hands a command to Google's tag, which reads `arguments` and not an array. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag's own format
  window.dataLayer?.push(arguments);
}

function fetchScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

/**
 * Prepares the queues that the tags' scripts read, as their snippets do. Fetches the scripts when the browser is
 * idle, and after two seconds at the latest.
 */
function load(): void {
  const sources: string[] = [];
  const [googleId] = adTags.google.split('/');
  if (googleId) {
    window.dataLayer = [];
    gtag('js', new Date());
    gtag('config', googleId);
    sources.push(`https://www.googletagmanager.com/gtag/js?id=${googleId}`);
  }
  if (adTags.metaPixel) {
    const pixel: Pixel = Object.assign(
      (...command: readonly unknown[]) =>
        pixel.callMethod ? pixel.callMethod(...command) : void pixel.queue.push(command),
      { queue: [], push: undefined, loaded: true, version: '2.0' },
    );
    window.fbq = window._fbq = Object.assign(pixel, { push: pixel });
    // Without this, Meta's script reads buttons and forms.
    pixel('set', 'autoConfig', false, adTags.metaPixel);
    pixel('init', adTags.metaPixel);
    pixel('track', 'PageView');
    sources.push('https://connect.facebook.net/en_US/fbevents.js');
  }
  const fetchAll = () => sources.forEach(fetchScript);
  // A busy phone may never report that it is idle. Safari has no such report.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 2000 });
  else setTimeout(fetchAll);
  document.addEventListener('click', ({ target }) => {
    const href = (target as Element).closest('a')?.getAttribute('href') ?? '';
    if (href === outbound.call) tellAdSystems('call');
    if (href.startsWith(outbound.chat)) tellAdSystems('chat');
  });
}

/** Loads the tags. If `allowed` is false, tells loaded tags to keep nothing more. */
export function allowTags(allowed: boolean): void {
  isAllowed = allowed;
  if (isLoaded) {
    const state = allowed ? 'granted' : 'denied';
    gtag('consent', 'update', {
      ad_storage: state,
      ad_user_data: state,
      ad_personalization: state,
      analytics_storage: state,
    });
    window.fbq?.('consent', allowed ? 'grant' : 'revoke');
  } else if (allowed) {
    isLoaded = true;
    load();
  }
}

/** Reports an event to the ad systems, without anything that the visitor wrote. */
export function tellAdSystems(event: AdEvent): void {
  if (!isAllowed) return;
  gtag('event', names[event].google);
  if (event === 'request' && adTags.google.includes('/'))
    gtag('event', 'conversion', { send_to: adTags.google });
  window.fbq?.('track', names[event].meta);
}
