import { servicePages } from '#client/content/service-pages.ts';
import type { DrawingName, ServicePackage } from '#client/content/types.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Drawing } from '#client/ui/drawing.tsx';

/** Three priced packages in one frame, each under its detail of the page's drawing (spec section 2, Template B). */
export function PriceCards({
  packages,
  drawing,
}: {
  packages: readonly ServicePackage[];
  drawing: DrawingName;
}) {
  return (
    <ul className="grid border-frame border-ink bg-sheet lg:grid-cols-3">
      {packages.map(({ title, description, price, rows, includes, crop }, i) => (
        <li
          key={title}
          className="flex flex-col border-ink max-lg:not-first:border-t-frame lg:not-first:border-l lg:not-first:border-rule"
        >
          <Drawing name={drawing} crop={crop} style="detail" className="border-b border-rule" />
          <div className="flex grow flex-col px-6 pt-6 pb-7 md:px-8">
            <h3 className="text-h3">{title}</h3>
            <p className="border-b-title border-ink pb-3 text-small text-ink2">{description}</p>
            <p className="mt-5 mb-4 font-heading text-[clamp(2rem,3.2vw,2.625rem)] leading-none font-semibold tracking-[-.02em]">
              {price}
            </p>
            <dl>
              {rows.map(({ label, value }) => (
                <div
                  key={label}
                  className="flex justify-between gap-4 border-t border-rule py-2.5 text-small"
                >
                  <dt className="text-ink2">{label}</dt>
                  <dd className="text-right font-heading text-body font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
            <ul className="list-tick mb-7 border-t border-rule pt-3 text-small text-ink2">
              {includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <ButtonLink
              href="/contact"
              kind={i === 0 ? 'primary' : 'secondary'}
              className="mt-auto w-full"
              aria-label={`${servicePages.getQuote}: ${title}`}
            >
              {servicePages.getQuote}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
