import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';

/** The library's style attribute is left out: the page allows none, and nothing here needs it. */
function Panel({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/**
 * Rows that open and close each by itself (spec section 4, "FAQ"), all closed at first. What they
 * hold is always in the page; it is hidden only where scripts run.
 */
export function Accordion({
  items,
}: {
  items: readonly { readonly title: string; readonly text: string }[];
}) {
  return (
    <Root type="multiple" className="border-t-frame border-ink">
      {items.map(({ title, text }) => (
        <Item
          key={title}
          value={title}
          className="grid border-b border-rule last:border-b-frame last:border-b-ink lg:grid-cols-[5fr_7fr] lg:gap-x-12"
        >
          <Header className="col-span-full row-start-1">
            <Trigger
              data-replay
              className="group flex w-full items-start justify-between gap-6 pt-5.5 pb-4.5 text-left text-h3 hover:underline hover:decoration-canary-deep hover:decoration-[3px] hover:underline-offset-[6px]"
            >
              <span className="lg:w-[38%]">{title}</span>
              <svg viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0" aria-hidden="true">
                <path d="M1 10h18" stroke="currentColor" strokeWidth="2" />
                <path
                  d="M10 1v18"
                  stroke="currentColor"
                  strokeWidth="2"
                  className="group-data-[state=open]:hidden"
                />
              </svg>
            </Trigger>
          </Header>
          {/* Wide screens show the answer beside its question, as in a schedule. */}
          <Content asChild forceMount>
            <Panel className="relative max-w-measure pr-10 pb-6 text-ink2 lg:col-start-2 lg:row-start-1 lg:pt-5.5 lg:pb-5 not-print:[.js_&[data-state=closed]]:hidden">
              <p>{text}</p>
            </Panel>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
