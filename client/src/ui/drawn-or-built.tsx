import { useId } from 'react';
import { photographs } from '#client/content/photographs.ts';

/**
 * Shows the photographs of the nearest `.views` as drawn or as built, by styles.css alone; until one
 * is chosen they rest where they were plotted to. Hidden, in its place, where no photograph has come.
 */
export function DrawnOrBuilt({ className = '' }: { className?: string }) {
  const name = useId();
  return (
    <fieldset aria-label={photographs.choice} className={`of-photos choice no-print ${className}`}>
      {photographs.views.map(({ value, label }) => (
        <label key={value} className="view">
          <input type="radio" name={name} value={value} className="absolute inset-0 opacity-0" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
