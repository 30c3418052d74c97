import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

test('measures, compounds and numbered words each stay on one line', () => {
  const { container } = render(
    <UnbrokenRanges text="A 5-year warranty, 600 mm tiles, 2-4 weeks; Cr is a crore (10 million)" />,
  );
  const kept = [...container.querySelectorAll('span')];
  expect(kept.map((span) => span.textContent)).toEqual([
    '5-year',
    '600 mm',
    '2-4 weeks',
    '10 million',
  ]);
});
