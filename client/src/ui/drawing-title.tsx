/**
 * The title of a drawing on its sheet: its number in a bubble, its name over a heavy rule. The
 * number is decoration.
 */
export function DrawingTitle({
  number,
  title,
  className = '',
}: {
  number: number;
  title: string;
  className?: string;
}) {
  return (
    <div className={`flex items-end gap-3.5 ${className}`}>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 grid-rows-2 rounded-full border-frame border-current text-center font-heading text-[0.8125rem] leading-[1.5rem] font-semibold"
      >
        <span className="border-b border-current">{number}</span>
        <span className="text-[0.6875rem] leading-[1.25rem]">S1</span>
      </span>
      <h3 className="grow border-b-title border-current pb-1 text-h3">{title}</h3>
    </div>
  );
}
