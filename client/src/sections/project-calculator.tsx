import type { ReactNode } from 'react';
import { squareFeet } from '#client/content/projects.ts';
import type { OfficeExecutionContent } from '#client/content/services/office-execution.ts';
import type { Project } from '#client/content/types.ts';
import { grouped } from '#client/content/words.ts';
import { DimensionString } from '#client/ui/dimension-string.tsx';
import { PriceBar } from '#client/ui/price-bar.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

type Calculator = OfficeExecutionContent['calculator'];

/** The scale of the rates, to the highest. */
const rateScale = { from: 0, to: 800 };

/** The ends of the scale of sizes. The largest size has no end. */
const smallest = 1000;
const largest = 11_500;
const sizeAt = (size: number) => Math.min(Math.max(0, (size - smallest) / (largest - smallest)), 1);

/** Returns the first words of a project's title: "Corporate HQ". */
const nameOf = ({ title }: Project) => title.split(/,| with /)[0] ?? title;

/**
 * Shows the 'Office Project Calculator' (spec sections 2 and 9), a schedule to read without inputs. Each rate is on
 * a scale. The sizes are on a dimension string with the smallest and the largest of our projects.
 */
export function ProjectCalculator({
  calculator,
  projects,
}: {
  calculator: Calculator;
  projects: readonly Project[];
}) {
  const { rates, sizes } = calculator;
  const bySize = projects
    .filter((project) => squareFeet(project) > 0)
    .sort((a, b) => squareFeet(a) - squareFeet(b));
  const built = [...new Set([...bySize.slice(0, 1), ...bySize.slice(-1)])];
  return (
    <div className="framed bg-sheet">
      <Schedule
        title={calculator.ratesTitle}
        columns={calculator.ratesColumns}
        rows={rates.map(({ office, covers, rate, rupees }) => [
          office,
          covers,
          rate,
          <PriceBar key={rate} rate={rupees} scale={rateScale} />,
        ])}
      />
      <Schedule
        title={calculator.sizesTitle}
        {...(built.length > 0 && { legend: calculator.dots })}
        columns={calculator.sizesColumns}
        rows={sizes.map(({ area, suits, cost }) => [area, suits, cost])}
      >
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
      </Schedule>
      <p className="px-gutter py-5 text-ink2 md:px-8">{calculator.note}</p>
    </div>
  );
}

interface ScheduleProps {
  title: string;
  /** The headings of the three columns. */
  columns: readonly [string, string, string];
  /** Explains the dots of the drawing. */
  legend?: string;
  /** The name, explanation and figure of each row, and the drawing beneath the explanation. */
  rows: readonly (readonly [
    name: string,
    explanation: string,
    figure: string,
    drawing?: ReactNode,
  ])[];
  /** The drawing above the table. */
  children?: ReactNode;
}

/** Shows one table. On small screens each explanation is beneath its name and figure. */
function Schedule({ title, legend, columns, rows, children }: ScheduleProps) {
  return (
    <div className="border-b-frame border-ink px-gutter py-7 @min-[47.5rem]:px-8 @min-[47.5rem]:py-9">
      <table className="w-full border-collapse text-left @max-[47.5rem]:block">
        <caption className="pb-3 text-left @max-[47.5rem]:block">
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="text-h3 font-semibold">{title}</span>
            {legend && (
              <span aria-hidden="true" className="text-fine text-ink2">
                {legend}
              </span>
            )}
          </span>
          {children}
        </caption>
        {/* The rows explain themselves to visitors who see them. */}
        <thead className="@max-[47.5rem]:block">
          <tr className="border-b-title border-ink @max-[47.5rem]:block">
            {columns.map((column) => (
              <th key={column} scope="col">
                <span className="sr-only">{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[47.5rem]:block">
          {rows.map(([name, explanation, figure, drawing]) => (
            <tr key={name} className="rate-row">
              <th
                scope="row"
                className="text-h3 font-semibold max-sm:text-[1.25rem] @min-[47.5rem]:w-1/4 @min-[47.5rem]:pr-6"
              >
                <UnbrokenRanges text={name} />
              </th>
              <td className="text-small text-pretty text-ink2 @max-[47.5rem]:order-last @max-[47.5rem]:basis-full @min-[47.5rem]:pr-6">
                {explanation}
                {drawing && <div className="mt-2">{drawing}</div>}
              </td>
              <td className="ml-auto text-right text-[clamp(1.5rem,3.4vw,2.5rem)] leading-none font-semibold tracking-[-.02em]">
                <UnbrokenRanges text={figure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
