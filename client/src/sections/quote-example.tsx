import { Link } from 'wouter';
import type { QuoteExample as Quote } from '#client/content/quote.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DrawingImage } from '#client/ui/drawing-image.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { grounds } from '#client/ui/section.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows an example of a quote, marked as such, beside its room. Each line has an item, a size, a rate and a sum. */
export function QuoteExample({ title, intro, badge, subject, columns, lines, total, ask }: Quote) {
  return (
    <section className={`section ${grounds.sheet}`}>
      <div className="width grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
        {/* It stays in view while visitors read the rows beside it. */}
        <div className="self-start lg:sticky lg:top-[calc(var(--header)+2.5rem)]">
          <h2 className="text-h2">{title}</h2>
          <div className="mt-3 flex items-end justify-between gap-x-4 gap-y-4 lg:mt-4 lg:block">
            <p className="max-w-measure text-balance text-ink2">{intro}</p>
            <Link href={quoteHref} className="text-link no-print shrink-0 lg:mt-4 lg:inline-block">
              {ask}
            </Link>
          </div>
          <div className="mt-8 w-4/5 max-lg:hidden">
            <DrawingImage name="living-dining" />
          </div>
        </div>
        <div className="@container self-start border-frame border-ink bg-white">
          <table className="quote w-full">
            <caption className="px-4 pt-4 pb-3 text-left text-h3 font-semibold md:px-6">
              <span className="flex items-baseline justify-between gap-x-4">
                <span>
                  <UnbrokenRanges text={subject} />
                </span>{' '}
                <Badge text={badge} />
              </span>
            </caption>
            <thead className="border-y border-ink text-fine text-ink2">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ item, size, rate, sum }) => (
                <tr key={item} className="border-b border-rule">
                  <th scope="row">{item}</th>
                  <td>{size}</td>
                  <td>{rate}</td>
                  <td className="font-semibold">{sum}</td>
                </tr>
              ))}
            </tbody>
            <tfoot className="border-t-title border-ink text-h3 font-semibold">
              <tr>
                <th scope="row" colSpan={3}>
                  {total.label}
                </th>
                <td>{total.sum}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </section>
  );
}
