import { outbound } from '#client/content/outbound.ts';
import { ButtonLink } from './button-link.tsx';
import { PhoneMark } from './marks.tsx';

/** Shows a button that dials the company (spec section 7, "Outbound links"). */
export function CallButton({
  text,
  kind = 'primary',
  className = '',
}: {
  text: string;
  kind?: 'primary' | 'secondary';
  className?: string;
}) {
  return (
    <ButtonLink href={outbound.call} kind={kind} className={`max-[22rem]:px-2 ${className}`}>
      {/* The icon is in the text's line, so that it stays with the text when it wraps. */}
      <span>
        <PhoneMark className="mr-2.5 inline" />
        {text}
      </span>
    </ButtonLink>
  );
}
