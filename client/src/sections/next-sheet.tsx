import type { HomeContent } from '#client/content/home-page.ts';
import { frameLabels } from '#client/content/navigation.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { CallButton } from '#client/ui/call-button.tsx';
import { quoteHref } from '#client/ui/links.ts';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/** Shows the end of Home: the way to the form, beside the form's drawing sheet, which is still empty. */
export function NextSheet({ title, text }: HomeContent['closing']) {
  return (
    <section className="section closing pb-0">
      <div className="width next-sheet">
        <div>
          <h2 className="text-h2-wide">{title}</h2>
          <p className="mt-4 max-w-[46ch] text-lead text-ink2">
            <UnbrokenRanges text={text} />
          </p>
          <div className="home-actions">
            <ButtonLink href={quoteHref} kind="primary">
              {frameLabels.quoteOfOffer}
            </ButtonLink>
            <CallButton text={frameLabels.callNumber} kind="secondary" />
          </div>
        </div>
        <SheetDrawing name="home" part="next-sheet" crop={[0, 0, 600, 338]} className="no-print" />
      </div>
    </section>
  );
}
