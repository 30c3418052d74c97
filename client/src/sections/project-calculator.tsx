import type { ReactNode } from 'react';
import type { OfficeExecutionContent } from '#client/content/services/office-execution.ts';
import { grouped } from '#client/content/words.ts';
import { DimensionString } from '#client/ui/dimension-string.tsx';

type Calculator = OfficeExecutionContent['calculator'];

/** The scale of the rates, from the lowest to the highest. */
const rateScale = { from: 200, to: 800 };
const rateAt = (rupees: number) => (rupees - rateScale.from) / (rateScale.to - rateScale.from);

/** The end of the scale of sizes, which begins at 0. The largest size has no end. */
const largest = 14_000;
const sizeAt = (squareFeet: number) => squareFeet / largest;

const unique = (values: readonly number[]) => [...new Set(values)];

/**
 * Shows the 'Office Project Calculator' (spec sections 2 and 9), a schedule to read without inputs. Each table is
 * beneath its dimension string.
 */
export function ProjectCalculator({ calculator }: { calculator: Calculator }) {
  const { rates, sizes } = calculator;
  return (
    <div className="framed bg-sheet">
      <Schedule
        title={calculator.ratesTitle}
        columns={calculator.ratesColumns}
        rows={rates.map(({ office, covers, rate }) => [office, covers, rate])}
      >
        <DimensionString
          ticks={unique(rates.flatMap(({ rupees }) => rupees)).map((rupees) => ({
            at: rateAt(rupees),
            label: `₹${grouped(rupees)}${rupees === rateScale.to ? '/sq ft' : ''}`,
          }))}
          spans={rates.map(({ office, rupees: [from, to] }) => ({
            from: rateAt(from),
            to: rateAt(to),
            label: office,
          }))}
        />
      </Schedule>
      <Schedule
        title={calculator.sizesTitle}
        columns={calculator.sizesColumns}
        rows={sizes.map(({ area, suits, cost }) => [area, suits, cost])}
      >
        <DimensionString
          open
          ticks={sizes.map(({ squareFeet: [from, to] }) => ({
            at: sizeAt(from),
            label: `${grouped(from)}${to ? '' : ' sq ft'}`,
          }))}
          spans={sizes.map(({ cost, squareFeet: [from, to = largest] }) => ({
            from: sizeAt(from),
            to: sizeAt(to),
            label: cost,
          }))}
        />
      </Schedule>
      <ul className="list-tick gap-x-12 px-gutter py-5 text-small text-ink2 md:grid md:grid-cols-2 md:px-8">
        {calculator.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

interface ScheduleProps {
  title: string;
  /** The headings of the three columns. */
  columns: readonly [string, string, string];
  /** The name, explanation and figure of each row. */
  rows: readonly (readonly [name: string, explanation: string, figure: string])[];
  /** The dimension string above the table. */
  children: ReactNode;
}

/** Shows one table. On small screens each explanation is beneath its name and figure. */
function Schedule({ title, columns, rows, children }: ScheduleProps) {
  return (
    <div className="border-b-frame border-ink px-gutter py-7 md:px-8 md:py-9">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="pb-3 text-left max-md:block">
          <span className="mb-5 block text-h3 font-semibold">{title}</span>
          {children}
        </caption>
        <thead className="text-fine text-ink2 max-md:block">
          <tr className="border-b-title border-ink *:py-2 *:font-normal max-md:flex max-md:justify-between">
            {columns.map((column, i) => (
              <th
                key={column}
                scope="col"
                className={i === 1 ? 'max-md:sr-only' : 'last:text-right'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(([name, explanation, figure]) => (
            <tr
              key={name}
              className="items-baseline gap-x-3 gap-y-2 border-rule not-last:border-b max-md:flex max-md:flex-wrap max-md:justify-between max-md:py-4 *:align-baseline md:*:py-4"
            >
              <th
                scope="row"
                className="text-h3 font-semibold max-sm:text-[1.25rem] md:w-1/4 md:pr-6 lg:whitespace-nowrap"
              >
                {name}
              </th>
              <td className="text-small text-pretty text-ink2 max-md:order-last max-md:basis-full md:pr-6">
                {explanation}
              </td>
              <td className="claim ml-auto text-right text-ink lg:whitespace-nowrap">{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
