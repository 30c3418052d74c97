import { useEffect } from 'react';
import { pageUnavailable } from '#client/content/page-unavailable.ts';
import { arrive } from '#client/navigation/follow-visitor.ts';
import { ask } from '#client/navigation/request.ts';
import { CallButton } from '#client/ui/call-button.tsx';

/** A door, drawn without a file because nothing can be fetched, and without a style that every page would carry. */
const door = {
  margin: 'auto',
  width: '9rem',
  height: '18rem',
  background: 'linear-gradient(currentColor 0 0) 88% 55% / 4px 2rem no-repeat var(--wash)',
};

/** Loads the page again if the site can be reached. Firefox never fetches code again that failed once. */
const tryAgain = () =>
  ask(
    fetch(location.href, { method: 'HEAD' }),
    () => location.reload(),
    () => arrive(true),
  );

/** Replaces a page that could not be loaded, inside the frame. It tries again when the network returns. */
export function PageUnavailable() {
  const { title, text, retry, call } = pageUnavailable;
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  return (
    <section className="width grid items-center gap-x-12 gap-y-7 py-section md:grid-cols-2">
      <div>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 max-w-measure text-lead text-ink2">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
          <button type="button" onClick={tryAgain} className="button button-primary">
            {retry}
          </button>
          <CallButton text={call} kind="secondary" />
        </div>
      </div>
      <div className="border-b-title border-ink">
        <div className="door border-title border-b-0 border-ink" style={door} />
      </div>
    </section>
  );
}

/** Replaces a page that fails to render. A page that fails to hydrate stays as it was served. */
export function replacePage(isHydrated: boolean) {
  if (!isHydrated) throw new Error('The page could not be hydrated.');
  return <PageUnavailable />;
}
