import type { ReactNode } from 'react';
import { handover } from '#client/content/handover.ts';
import { Badge } from '#client/ui/badge.tsx';
import { SheetDrawing } from '#client/ui/sheet-drawing.tsx';
import { UnbrokenRanges } from '#client/ui/unbroken-ranges.tsx';

/**
 * Prints the two documents only. about.css hides the rest of the page with this attribute. On phones `print` returns
 * before the browser has laid out the paper.
 */
function printDocuments() {
  const { dataset } = document.documentElement;
  dataset.print = 'documents';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}

/**
 * Shows the warranty card and the handover sheet as clients get them. Phones show the chosen one of the two. When
 * printed, each is on one sheet.
 */
export function HandoverDocuments() {
  const { title, text, print, card, checklist } = handover;
  return (
    <section className="section documents-to-print">
      <div className="width">
        <h2 className="text-h2-wide">{title}</h2>
        <div className="mt-3 mb-5 flex items-center justify-between gap-x-5 gap-y-4 max-[22rem]:flex-wrap md:items-start">
          <p className="max-w-measure text-lead text-balance text-ink2 max-sm:text-small">{text}</p>
          <button
            type="button"
            onClick={printDocuments}
            data-replay
            className="button button-secondary needs-script no-print shrink-0 max-sm:px-3"
          >
            {print}
          </button>
        </div>
        <fieldset aria-label={title} className="document-choice needs-script no-print">
          {[card, checklist].map((document, i) => (
            <label key={document.title}>
              <input type="radio" name="document" defaultChecked={i === 0} />
              {document.title}
            </label>
          ))}
        </fieldset>
        <div className="grid items-start gap-7 lg:grid-cols-2">
          <HandoverDocument {...card} holder="supervisor">
            {card.terms.map(({ term, works }) => (
              <li key={term} className="term">
                <b>{term}</b>
                <ul>
                  {works.map((work) => (
                    <li key={work} className="tick-box">
                      {work}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </HandoverDocument>
          <HandoverDocument {...checklist} holder="client">
            {checklist.rows.map((row) => (
              <li key={row} className="tick-box">
                {row}
              </li>
            ))}
          </HandoverDocument>
        </div>
      </div>
    </section>
  );
}

interface DocumentProps {
  title: string;
  fields: readonly string[];
  covers: string;
  note: string;
  /** The label of four blank lines. */
  snags?: string;
  signed: readonly string[];
  /** Who holds it up: a part of the drawing `document-holders`. */
  holder: string;
  children: ReactNode;
}

/** Draws a form on white paper, which somebody holds up: blank lines to fill in, a schedule, and lines to sign on. */
function HandoverDocument({
  title,
  fields,
  covers,
  note,
  snags,
  signed,
  holder,
  children,
}: DocumentProps) {
  return (
    <div className="held-document">
      <SheetDrawing
        name="document-holders"
        part={holder}
        crop={[0, 0, 250, 156]}
        className="holder"
      />
      <div className="document">
        <div className="flex items-start justify-between gap-x-4 border-b-title border-ink pb-2">
          <div>
            <h3 className="text-[clamp(1.5rem,2.4vw,2rem)] leading-tight tracking-[-.014em]">
              {title}
            </h3>
            <p className="text-fine text-ink2">{handover.company}</p>
          </div>
          <Badge text={handover.sample} />
        </div>
        <ul className="blanks">
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <h4 className="pt-4 pb-1 font-semibold">{covers}</h4>
        <ul className="document-rows">{children}</ul>
        <p className="py-3 text-small text-ink2">
          <UnbrokenRanges text={note} />
        </p>
        {snags && (
          <ul className="blanks snags grow">
            <li>{snags}</li>
            <li />
            <li />
            <li />
          </ul>
        )}
        <ul className="blanks mt-auto">
          {signed.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
