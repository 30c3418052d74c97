import { papers } from '#client/content/papers.ts';
import { Phrase } from '#client/ui/phrase.tsx';

/** Shows the company's papers as a title block, or nothing if no paper is filled in. */
export function Papers({ className = '' }: { className?: string }) {
  const { title, facts } = papers;
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="papers" className={`width pb-section ${className}`}>
      <h2 id="papers" className="mb-3 text-h3">
        {title}
      </h2>
      <ul className="grid gap-px border-y-frame border-ink bg-rule sm:grid-cols-2 xl:grid-flow-col">
        {facts.map(({ label, value }) => (
          <li
            key={label}
            className="phrase bg-paper py-3 wrap-anywhere sm:even:pl-4 xl:not-first:pl-4 xl:pr-3"
          >
            <Phrase
              first={label}
              second={value}
              classNames={['text-fine text-ink2', 'font-semibold']}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
