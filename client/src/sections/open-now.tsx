import { useSyncExternalStore } from 'react';
import { openNow } from '#client/content/open-now.ts';
import { company } from '#shared/company.ts';

/**
 * Says whether somebody answers the telephone now, by the office hours. Its line keeps its space from the start, so
 * that nothing moves when the app writes the words. Without script there is no line.
 */
export function OpenNow() {
  const words = useSyncExternalStore(
    everyTenSeconds,
    () => openNow(company.officeHours, new Date()),
    () => '',
  );
  return <p className="needs-script min-h-[1.42em] text-small font-semibold">{words}</p>;
}

function everyTenSeconds(onTick: () => void): () => void {
  const timer = setInterval(onTick, 10_000);
  return () => clearInterval(timer);
}
