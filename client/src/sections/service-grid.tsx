import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { serviceCardButtons } from '#client/content/service-cards.ts';
import type { ServiceCard } from '#client/content/types.ts';
import { Badge } from '#client/ui/badge.tsx';
import { DrawingImage } from '#client/ui/drawing-image.tsx';
import { PhotoFrame } from '#client/ui/photo-frame.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

interface ServiceGridProps {
  /** Two featured cards, and then six others. */
  cards: readonly ServiceCard[];
  /** True if each card lists its four features, as on /services. */
  showFeatures?: boolean;
  /** The pictures of cards. The default of featured cards are photographs, and of others the service's drawing. */
  pictureOf?: (card: ServiceCard) => ReactNode;
}

/**
 * Shows all services in one frame (spec section 2, "Home" and "Services"). The featured two are large, and so are
 * others with their own picture. On small screens the rest are in pairs, or in rows if they have features. There the
 * frame goes from edge to edge and down to the next section.
 */
export function ServiceGrid({ cards, showFeatures = false, ...shown }: ServiceGridProps) {
  return (
    <ul className="service-grid">
      {cards.map((card) => {
        const Card = card.featured ? FeaturedCard : PlainCard;
        return <Card key={card.href} {...{ card, showFeatures, ...shown }} />;
      })}
    </ul>
  );
}

interface CardProps extends Pick<ServiceGridProps, 'pictureOf'> {
  card: ServiceCard;
  showFeatures: boolean;
}

function FeaturedCard({ card, showFeatures, pictureOf }: CardProps) {
  return (
    <li className="card featured-card">
      {/* The parts above the title come after it in the HTML, for visitors who go by headings. */}
      <h3 className="w-full border-b-title border-current pb-1 text-h3">{card.title}</h3>
      {card.badge && (
        <div className="-order-2">
          <Badge {...card.badge} />
        </div>
      )}
      <div className="card-picture">
        {pictureOf?.(card) ?? (
          <PhotoFrame
            drawing={card.icon}
            photo={card.photo}
            captioned
            sizes="(min-width: 1536px) 708px, (min-width: 760px) 45vw, 92vw"
          />
        )}
      </div>
      <p className="mt-2 text-small text-ink2 md:mt-3 md:text-body">
        <UnbrokenRanges text={card.description} />
      </p>
      <div className="card-foot">
        {showFeatures && <Features card={card} />}
        <div className="card-way">
          <Price card={card} />
          <Link
            href={card.href}
            className="button button-secondary after:absolute after:inset-0 max-md:min-h-11 max-md:w-full"
          >
            <span>{serviceCardButtons.featured}</span>
            <About title={card.title} />
          </Link>
        </div>
      </div>
    </li>
  );
}

function PlainCard({ card, showFeatures, pictureOf }: CardProps) {
  const picture = pictureOf?.(card);
  return (
    <li className={`card plain-card ${picture ? 'wide-card' : ''}`}>
      {picture ?? <DrawingImage name={card.icon} className="mb-2 md:mb-4" />}
      <h3 className="plain-title">{card.title}</h3>
      <p className="mt-1 text-fine text-ink2 md:mt-3 md:text-small">
        <UnbrokenRanges text={card.description} />
      </p>
      {showFeatures && <Features card={card} />}
      <div className="mt-auto pt-2 md:pt-5">
        <Link href={card.href} className="text-link after:absolute after:inset-0">
          <span>{serviceCardButtons.other}</span>
          <About title={card.title} />
        </Link>
        <Price card={card} />
      </div>
    </li>
  );
}

function Price({ card: { price } }: { card: ServiceCard }) {
  return (
    price && (
      <p className="text-ink2">
        {price.of} <b>{price.value}</b>
      </p>
    )
  );
}

/**
 * Says the subject of a link, for visitors who do not see the card around it. It is text and not a label, because
 * search engines judge a link by its words. It is inline, because otherwise the space before it would be lost.
 */
function About({ title }: { title: string }) {
  return <span className="sr-only whitespace-pre!"> about {title}</span>;
}

function Features({ card }: { card: ServiceCard }) {
  return (
    <ul className="list-tick features text-ink2">
      {card.features.map((feature) => (
        <li key={feature} className="text-pretty">
          <UnbrokenRanges text={feature} />
        </li>
      ))}
    </ul>
  );
}
