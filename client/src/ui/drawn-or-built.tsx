import { useState } from 'react';
import { photoLabels } from '#client/content/photo-labels.ts';

/**
 * Shows the photographs of the nearest `.views` as drawn or as built, by styles.css alone; until one
 * is chosen, and once it is pressed again, they rest where they were plotted to. Hidden, in its place,
 * where no photograph has come.
 */
export function DrawnOrBuilt({ className = '' }: { className?: string }) {
  const [chosen, setChosen] = useState('');
  return (
    <fieldset
      aria-label={photoLabels.choice}
      className={`of-photos choice needs-script no-print ${className}`}
    >
      {photoLabels.views.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          value={value}
          aria-pressed={value === chosen}
          onClick={() => setChosen(value === chosen ? '' : value)}
          data-replay
          className="view"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
