import { useEffect, useRef, useSyncExternalStore } from 'react';
import { consentWords } from '#client/content/consent.ts';
import { choose, followChoice, isAskedFor, isAsking, reopen, subscribe } from './choice.ts';
import './consent.css';

export { tellAdSystems } from './tags.ts';

/** Asks whether the site may report the visit to the ad systems. It fetches nothing of theirs before a yes. */
export function ConsentNotice() {
  // The served page has no notice, because only the browser knows the choice.
  const asking = useSyncExternalStore(subscribe, isAsking, () => false);
  const notice = useRef<HTMLElement>(null);
  useEffect(followChoice, []);
  useEffect(() => {
    if (asking && isAskedFor()) notice.current?.focus();
  }, [asking]);
  if (!asking) return null;
  const { title, text, details, accept, decline } = consentWords;
  return (
    <section ref={notice} tabIndex={-1} aria-label={title} className="consent-notice no-print">
      <p>
        <strong>{title}</strong> {text}{' '}
        <a href="/contact#privacy" className="text-link">
          {details}
        </a>
      </p>
      <div className="consent-choices">
        <button type="button" className="button" onClick={() => choose('declined')}>
          {decline}
        </button>
        <button type="button" className="button" onClick={() => choose('accepted')}>
          {accept}
        </button>
      </div>
    </section>
  );
}

/** Shows the button that opens the notice again, so that a choice is as easy to change as to make. */
export function ConsentLink() {
  return (
    <button
      type="button"
      data-replay
      className="consent-link"
      onClick={({ currentTarget }) => reopen(currentTarget)}
    >
      {consentWords.reopen}
    </button>
  );
}
