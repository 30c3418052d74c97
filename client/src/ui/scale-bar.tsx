/** The number of the bar's fields of 600 mm. Together they are 4,800 mm, the width of the drawn rooms. */
const fields = 8;
const width = 60;

/**
 * Shows 4,800 mm beneath a printed drawing, in the units of the drawings. print.css shows the bar on paper only
 * and prints both at 1:50.
 */
export function ScaleBar() {
  const alternate = Array.from(
    { length: fields / 2 },
    (_, i) => `M${i * 2 * width} 0v6h${width}v-6z`,
  );
  return (
    <svg
      viewBox={`-1 -1 ${fields * width + 2} 26`}
      className="on-paper scale-bar-of-room overflow-visible text-[13px] font-semibold"
      fill="currentColor"
      textAnchor="middle"
      aria-hidden="true"
    >
      <path d={`M0 0v6h${fields * width}v-6z`} fill="none" stroke="currentColor" />
      <path d={alternate.join('')} />
      {[0, 1200, 2400, 3600].map((mm) => (
        <text key={mm} x={mm / 10} y="20">
          {mm}
        </text>
      ))}
      <text x={fields * width} y="20" textAnchor="end">
        4800 mm
      </text>
    </svg>
  );
}
