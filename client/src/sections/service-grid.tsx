import { serviceCardButtons } from '#client/content/service-cards.ts';
import type { ServiceCard } from '#client/content/types.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Drawing } from '#client/ui/drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

interface ServiceGridProps {
  /** Two featured cards first, then six. */
  cards: readonly ServiceCard[];
  /** Lists each card's four features, as /services does. */
  showFeatures?: boolean;
}

/**
 * The service sheet: all services drawn in one frame (spec section 2, "Home" and "Services"). The
 * featured two stand large, the others in pairs on small screens. There the sheet goes from edge to
 * edge and down to the next section.
 */
export function ServiceGrid({ cards, showFeatures = false }: ServiceGridProps) {
  return (
    <ul className="grid grid-cols-2 border-ink bg-sheet max-md:-mx-gutter max-md:-mb-section max-md:border-t-frame md:border-frame lg:grid-cols-6">
      {cards.map((card) => {
        const Card = card.featured ? FeaturedCard : PlainCard;
        return <Card key={card.href} card={card} showFeatures={showFeatures} />;
      })}
    </ul>
  );
}

interface CardProps {
  card: ServiceCard;
  showFeatures: boolean;
}

function FeaturedCard({ card, showFeatures }: CardProps) {
  return (
    <li className="card relative flex flex-col items-start border-ink border-b-frame px-gutter pt-5 pb-6 max-md:col-span-full md:px-7 md:pt-6 md:pb-7 md:even:border-l md:even:border-l-rule lg:col-span-3">
      {card.badge && (
        <Badge text={card.badge} kind={card.badge === 'Most Popular' ? 'canary' : 'ink'} />
      )}
      <Drawing
        name={card.icon}
        className="mt-2 max-md:-mb-[7%] max-md:[--dims:none] md:mt-4 md:mb-3"
      />
      <h3 className="w-full border-b-title border-current pb-1 text-h3">{card.title}</h3>
      <p className="mt-2 text-small text-ink2 md:mt-3 md:text-body">{card.description}</p>
      {showFeatures && <Features card={card} className="lg:columns-2 lg:gap-6" />}
      <div className="mt-auto w-full pt-4 md:pt-5">
        <a
          href={card.href}
          aria-label={`${serviceCardButtons.featured}: ${card.title}`}
          className="button button-secondary after:absolute after:inset-0 max-md:w-full"
        >
          {serviceCardButtons.featured}
        </a>
      </div>
    </li>
  );
}

function PlainCard({ card, showFeatures }: CardProps) {
  return (
    <li className="card relative flex flex-col items-start border-rule px-2.5 py-4 max-lg:even:border-l max-lg:nth-[n+5]:border-t max-md:odd:pl-gutter max-md:even:pr-gutter md:px-7 md:pt-6 md:pb-7 lg:col-span-2 lg:nth-[n+6]:border-t lg:not-nth-[3n]:border-l">
      <Drawing name={card.icon} className="max-md:-mb-[3%] max-md:[--dims:none] md:mb-3" />
      <h3 className="w-full border-current text-[1.1875rem] leading-tight md:border-b-title md:pb-1 md:text-h3 lg:max-xl:text-[1.3125rem]">
        {card.title}
      </h3>
      <p className="mt-1 text-fine text-ink2 md:mt-3 md:text-small">{card.description}</p>
      {showFeatures && <Features card={card} className="" />}
      <div className="mt-auto pt-2 md:pt-5">
        <a href={card.href} className="text-link after:absolute after:inset-0">
          {serviceCardButtons.other}
          {/* Text, not a label: search engines judge a link by its words. */}
          <span className="sr-only"> about {card.title}</span>
        </a>
      </div>
    </li>
  );
}

function Features({ card, className }: { card: ServiceCard; className: string }) {
  return (
    <ul className={`list-tick features w-full text-ink2 ${className}`}>
      {card.features.map((feature) => (
        <li key={feature} className="break-inside-avoid text-pretty">
          <UnbrokenRanges text={feature} />
        </li>
      ))}
    </ul>
  );
}
