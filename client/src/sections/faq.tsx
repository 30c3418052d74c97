import type { HomeContent } from '#client/content/home-page.ts';
import type { FaqItem } from '#client/content/types.ts';
import { Accordion } from '#client/ui/accordion.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { LabelledTitle } from '#client/ui/labelled-title.tsx';
import { grounds } from '#client/ui/section.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Shows questions and answers, and then the telephone for all other questions. On wide screens the telephone is
 * beneath the title, where the questions end (spec section 2, "Home").
 */
export function Faq({
  title,
  text,
  call,
  items,
}: HomeContent['faq'] & { items: readonly FaqItem[] }) {
  return (
    <section className={`section ${grounds.sheet}`}>
      <div className="width grid grid-cols-1 gap-x-16 gap-y-7 lg:grid-cols-[5fr_7fr] lg:grid-rows-[1fr_auto]">
        <h2 className="text-h2">
          <LabelledTitle text={title} />
        </h2>
        <div className="lg:col-start-2 lg:row-[1/3]">
          <Accordion
            items={items.map(({ question, answer }) => ({ title: question, text: answer }))}
          />
        </div>
        <div>
          <p className="max-w-[40ch] text-ink2">
            <UnbrokenRanges text={text} />
          </p>
          <CallButton text={call} className="mt-5 max-sm:w-full" />
        </div>
      </div>
    </section>
  );
}
