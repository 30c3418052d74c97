import { useState } from 'react';
import { photoLabels } from '#client/content/photo-labels.ts';
import { isStock } from '#client/content/photo-url.ts';
import type { Photo } from '#client/content/types.ts';

interface DrawnOrBuiltProps {
  /** The photographs that the buttons show or hide. */
  photos: readonly Photo[];
  className?: string;
}

/**
 * Lets visitors choose between the drawings and the photographs of the nearest `.views` around it, with styles
 * only. If all photographs are stock, the drawings come first. Own photographs stay where they were plotted until a
 * visitor chooses. If no photograph has come, the buttons are hidden and keep their space.
 */
export function DrawnOrBuilt({ photos, className = '' }: DrawnOrBuiltProps) {
  const [chosen, setChosen] = useState(photos.every(isStock) ? 'drawn' : '');
  const views = [
    { value: 'drawn', label: photoLabels.drawn },
    { value: 'built', label: photos.some(isStock) ? photoLabels.photo : photoLabels.built },
  ];
  return (
    <fieldset
      aria-label={photoLabels.choice}
      className={`of-photos choice needs-script no-print ${className}`}
    >
      {views.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          value={value}
          aria-pressed={value === chosen}
          onClick={() => setChosen(value)}
          data-replay
          className="view"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
