import type { Fact } from '#client/content/types.ts';
import { Phrase } from '#client/ui/phrase.tsx';
import './service-facts.css';

/**
 * Shows facts as rows of a schedule, with the label on the left and the value on the right. `className` draws the
 * lines.
 */
export function ServiceFacts({
  facts,
  className,
  onInk,
}: {
  facts: readonly Fact[];
  className: string;
  onInk?: boolean | undefined;
}) {
  return (
    <ul className={className}>
      {facts.map(({ label, value }) => (
        <li
          key={label}
          className={`flex items-baseline justify-between gap-x-4 ${onInk ? 'border-rule-ink' : 'border-rule'} py-2.5 text-small max-[22.5rem]:flex-wrap`}
        >
          <Phrase
            first={label}
            second={value}
            classNames={[onInk ? 'text-dusk' : 'text-ink2', 'text-right text-body font-semibold']}
          />
        </li>
      ))}
    </ul>
  );
}
