import { squareFeet } from '#client/content/projects.ts';
import type { OfficeExecutionContent } from '#client/content/services/office-execution.ts';
import type { Project } from '#client/content/types.ts';
import { grouped } from '#client/content/words.ts';
import { DimensionString } from '#client/ui/dimension-string.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { PriceBar } from '#client/ui/price-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

type Calculator = OfficeExecutionContent['calculator'];

/** The ends of the scale of sizes. The largest size has no end. */
const smallest = 1000;
const largest = 11_500;
const sizeAt = (size: number) => Math.min(Math.max(0, (size - smallest) / (largest - smallest)), 1);

/** Returns the first words of a project's title: "Corporate HQ". */
const nameOf = ({ title }: Project) => title.split(/,| with /)[0] ?? title;

/**
 * Shows the 'Office Project Calculator' (spec sections 2 and 9), a guide to read without inputs. Each rate has a scale
 * and a picture of its finish. The sizes are a table with a dimension string above it. The string has the smallest and
 * the largest of our projects.
 */
export function ProjectCalculator({
  calculator,
  projects,
}: {
  calculator: Calculator;
  projects: readonly Project[];
}) {
  const { rates, sizes } = calculator;
  const rateScale = { from: 0, to: Math.max(...rates.map(({ rupees: [, highest] }) => highest)) };
  const bySize = projects
    .filter((project) => squareFeet(project) > 0)
    .sort((a, b) => squareFeet(a) - squareFeet(b));
  const built = [...new Set([...bySize.slice(0, 1), ...bySize.slice(-1)])];
  return (
    <div className="framed bg-sheet">
      <ul className="rates">
        {rates.map(({ office, covers, rate, rupees, drawing, crop }) => (
          <li key={office}>
            <Drawing name={drawing} crop={crop} style="detail" className="no-print aspect-[2]" />
            <div className="rate-title">
              <h3 className="text-h3">{office}</h3>
              <p className="rate-figure">
                <UnbrokenRanges text={rate} />
              </p>
            </div>
            <p className="text-balance text-ink2 max-md:text-small">{covers}</p>
            <PriceBar rate={rupees} scale={rateScale} />
          </li>
        ))}
      </ul>
      <div className="border-y-frame border-ink px-gutter pt-6 pb-3 @min-[47.5rem]:px-8 @min-[47.5rem]:py-9">
        <table className="w-full border-collapse text-left @max-[47.5rem]:block">
          <caption className="pb-3 text-left @max-[47.5rem]:block">
            <span className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="text-h3 font-semibold">{calculator.sizesTitle}</span>
              {built.length > 0 && (
                <span aria-hidden="true" className="text-fine text-ink2">
                  {calculator.dots}
                </span>
              )}
            </span>
            <span className="mt-1 mb-5 block text-balance text-ink2">
              <UnbrokenRanges text={calculator.sizesIntro} />
            </span>
            <DimensionString
              open
              ticks={sizes.map(({ squareFeet: [from, to] }) => ({
                at: sizeAt(from),
                label: `${grouped(from)}${to ? '' : ' sq ft'}`,
              }))}
              spans={sizes.map(({ squareFeet: [from, to = largest] }) => ({
                from: sizeAt(from),
                to: sizeAt(to),
              }))}
              dots={built.map((project) => ({
                at: sizeAt(squareFeet(project)),
                lines: [nameOf(project), `${project.area}, ${project.value}`],
              }))}
            />
          </caption>
          {/* The rows explain themselves to visitors who see them. */}
          <thead className="@max-[47.5rem]:block">
            <tr className="border-b-title border-ink @max-[47.5rem]:block">
              {calculator.sizesColumns.map((column) => (
                <th key={column} scope="col">
                  <span className="sr-only">{column}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-[47.5rem]:block">
            {sizes.map(({ area, suits, cost }) => (
              // On small screens the explanation is beneath its area and cost.
              <tr key={area} className="rate-row">
                <th scope="row" className="text-h3 font-semibold max-sm:text-[1.25rem]">
                  <UnbrokenRanges text={area} />
                </th>
                <td className="text-pretty text-ink2 @max-[47.5rem]:order-last @max-[47.5rem]:basis-full @max-[47.5rem]:text-small">
                  {suits}
                </td>
                <td className="rate-figure ml-auto text-right">
                  <UnbrokenRanges text={cost} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="px-gutter py-4 text-ink2 md:px-8 md:py-5">{calculator.note}</p>
    </div>
  );
}
