import { Fragment } from 'react';

/** The marks of a block, and its width and height in the drawing. */
const perBlock = 50;
const [width, height] = [220, 24];

/** Draws marks in fives, the fifth across the others. No two strokes of a block lean alike, as if drawn by hand. */
function strokes(count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const left = Math.floor(i / 5) * 22 + 3;
    const lean = ((i * 7) % 5) - 2;
    const drop = (i * 3) % 4;
    path +=
      i % 5 === 4
        ? `M${left - 2} ${17 + lean}L${left + 16} ${6 - lean}`
        : `M${left + (i % 5) * 4 + lean / 4} ${1 + drop}l${-lean / 2} ${19 - lean}`;
  }
  return path;
}

/** Counts in tally marks, numbered at each hundred. It is decoration, because the text beside it has the count. */
export function TallyMarks({ count }: { count: number }) {
  const blocks = Array.from({ length: Math.ceil(count / perBlock) }, (_, i) => (i + 1) * perBlock);
  return (
    <div className="tally" aria-hidden="true">
      {blocks.map((end) => (
        <Fragment key={end}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={strokes(Math.min(perBlock, count - end + perBlock))} />
          </svg>
          {end % 100 === 0 && <b>{end}</b>}
        </Fragment>
      ))}
    </div>
  );
}
