import { z } from 'zod';
import { toOneLine } from '#server/database/sanitize.ts';
import type { VisitSource } from '#shared/visit-source.ts';

/** One harmless line; what is not of its shape is left out: no lead is refused for its source. */
const line = (most: number, shape: RegExp) =>
  z
    .string()
    .transform((text) =>
      toOneLine(text.slice(0, most))
        .replace(/\p{Surrogate}/gu, '')
        .trim(),
    )
    .pipe(z.string().regex(shape))
    .nullable()
    .catch(null);

/** Without query and fragment, which may hold what a visitor typed. */
const path = line(300, /^\/[^?#\s]*$/);
const label = line(100, /./);

const sourceSchema = z.object({
  landingPage: path,
  referringHost: line(253, /^[a-z0-9][a-z0-9.-]*$/i),
  utmSource: label,
  utmMedium: label,
  utmCampaign: label,
  formPage: path,
});

/** The header holds JSON as `encodeURIComponent` writes it, of at most so many characters. */
const maxLength = 2000;

/** Where a visit came from, cleaned; undefined where the browser said nothing that can be used. */
export function readSource(header: string | undefined): VisitSource | undefined {
  if (!header || header.length > maxLength) return undefined;
  try {
    const { data } = sourceSchema.safeParse(JSON.parse(decodeURIComponent(header)));
    return data && Object.values(data).some(Boolean) ? data : undefined;
  } catch {
    return undefined;
  }
}
