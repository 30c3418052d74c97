/**
 * The title of a drawing on its sheet: its number in a bubble, its name over a heavy rule. The
 * number is decoration.
 */
export function DrawingTitle({
  number,
  title,
  bareWhenSmall = false,
}: {
  number: number;
  title: string;
  /** On small screens the name alone. */
  bareWhenSmall?: boolean;
}) {
  return (
    <div className="flex w-full items-end gap-3.5">
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 grid-rows-2 rounded-full border-frame border-current text-center font-heading text-[0.8125rem] leading-[1.5rem] font-semibold ${bareWhenSmall ? 'max-md:hidden' : ''}`}
      >
        <span className="border-b border-current">{number}</span>
        <span className="text-[0.6875rem] leading-[1.25rem]">S1</span>
      </span>
      <h3
        className={`grow border-current text-h3 ${bareWhenSmall ? 'md:border-b-title md:pb-1' : 'border-b-title pb-1'}`}
      >
        {title}
      </h3>
    </div>
  );
}
