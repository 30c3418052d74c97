import type { ServiceProcessContent } from '#client/content/types.ts';

/** Shows a schedule of materials by category (spec section 2, "Kitchen Specifications"). */
export function Specifications({
  groups,
}: {
  groups: NonNullable<ServiceProcessContent['specifications']>;
}) {
  return (
    <div className="border-t-frame border-ink">
      {groups.map(({ category, items }) => (
        <div
          key={category}
          className="grid gap-x-12 gap-y-2 border-b border-rule py-4 md:grid-cols-[1fr_3fr] md:py-7"
        >
          <h3 className="text-[clamp(1.625rem,2.4vw,2rem)] leading-tight tracking-[-.012em]">
            {category}
          </h3>
          <ul className="gap-x-12 md:grid lg:grid-cols-2">
            {items.map((item) => (
              <li
                key={item}
                className="border-rule py-1 text-pretty md:py-2 md:not-first:border-t lg:nth-2:border-t-0"
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
