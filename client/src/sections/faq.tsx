import type { HomeContent } from '#client/content/home.ts';
import type { FaqItem } from '#client/content/types.ts';
import { Accordion } from '#client/ui/accordion.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { Section } from '#client/ui/section.tsx';

/** Questions and answers; the telephone for all others follows (spec section 2, "Home"). */
export function Faq({
  title,
  text,
  call,
  items,
}: HomeContent['faq'] & { items: readonly FaqItem[] }) {
  return (
    <Section title={title} ground="sheet">
      <div className="items-start gap-x-16 xl:grid xl:grid-cols-[2fr_1fr]">
        <Accordion
          items={items.map(({ question, answer }) => ({ title: question, text: answer }))}
        />
        <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4 border-ink xl:mt-0 xl:border-frame xl:p-7">
          <CallButton text={call} className="max-sm:w-full xl:order-last xl:w-full" />
          <p className="text-ink2 max-sm:order-first">{text}</p>
        </div>
      </div>
    </Section>
  );
}
