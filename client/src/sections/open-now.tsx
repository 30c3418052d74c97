import { useSyncExternalStore } from 'react';
import { openNow } from '#client/content/open-now.ts';
import { company } from '#shared/company.ts';

/**
 * Whether somebody answers the telephone at this moment, by the office hours. Its line is kept free from
 * the start, so that nothing moves when the app writes into it; without script there is none.
 */
export function OpenNow() {
  const words = useSyncExternalStore(
    everyTenSeconds,
    () => openNow(company.officeHours, new Date()),
    () => '',
  );
  return <p className="needs-script min-h-[1.42em] text-small font-semibold">{words}</p>;
}

function everyTenSeconds(look: () => void): () => void {
  const timer = setInterval(look, 10_000);
  return () => clearInterval(timer);
}
