import type { Fact, SheetName } from '#client/content/types.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import './service-facts.css';

/**
 * Shows facts as rows of a schedule, with the label on the left and the value on the right. `className` draws the
 * lines. The samples are parts of `drawing`.
 */
export function ServiceFacts({
  facts,
  drawing,
  className,
  onInk,
}: {
  facts: readonly Fact[];
  drawing?: SheetName;
  className: string;
  onInk?: boolean | undefined;
}) {
  return (
    <ul className={className}>
      {facts.map(({ label, value, sample }) => (
        <li
          key={label}
          className={`flex items-baseline justify-between gap-x-4 ${onInk ? 'border-rule-ink' : 'border-rule'} py-2.5 text-small max-[22.5rem]:flex-wrap`}
        >
          {drawing && sample && (
            <SheetDrawing
              name={drawing}
              crop={sample}
              className="max-w-10 shrink-0 self-center border border-current"
            />
          )}
          <Phrase
            first={label}
            second={value}
            classNames={[
              `${onInk ? 'text-dusk' : 'text-ink2'} ${sample ? 'grow basis-14' : ''}`,
              'ml-auto text-right text-body font-semibold',
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
