import { useId, useState } from 'react';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

interface RowProps {
  readonly title: string;
  readonly text: string;
}

/** Shows a title whose button opens and closes the text beneath it. */
function Row({ title, text }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-b border-rule last:border-b-frame last:border-b-ink">
      <h3>
        <button
          type="button"
          data-replay
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="group question"
        >
          {title}
          <svg viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0" aria-hidden="true">
            <path d="M1 10h18" stroke="currentColor" strokeWidth="2" />
            <path
              d="M10 1v18"
              stroke="currentColor"
              strokeWidth="2"
              className="group-aria-expanded:hidden"
            />
          </svg>
        </button>
      </h3>
      <p
        id={id}
        className={`max-w-measure pr-10 pb-6 text-ink2 ${isOpen ? '' : 'not-print:[.js_&]:hidden'}`}
      >
        <UnbrokenRanges text={text} />
      </p>
    </div>
  );
}

/**
 * Shows rows that open and close independently (spec section 4, "FAQ"). At first all are closed. Their content is
 * always in the page and is hidden only if scripts run.
 */
export function Accordion({ items }: { items: readonly RowProps[] }) {
  return (
    <div className="border-t-frame border-ink">
      {items.map((item) => (
        <Row key={item.title} {...item} />
      ))}
    </div>
  );
}
