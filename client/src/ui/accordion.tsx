import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';
import { UnbrokenRanges } from './unbroken-ranges.tsx';

/**
 * Renders a panel without the library's style attribute, which the page's policy forbids, and without its reference.
 * With a reference it would measure each panel for an animation, which lays out the whole page while it is hydrated.
 */
function Panel({ style: _, ref: __, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/**
 * Shows rows that open and close independently (spec section 4, "FAQ"). At first all are closed. Their content is
 * always in the page and is hidden only if scripts run.
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
          className="border-b border-rule last:border-b-frame last:border-b-ink"
        >
          <Header>
            <Trigger data-replay className="group question">
              {title}
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
          <Content asChild forceMount>
            <Panel className="max-w-measure pr-10 pb-6 text-ink2 not-print:[.js_&[data-state=closed]]:hidden">
              <p>
                <UnbrokenRanges text={text} />
              </p>
            </Panel>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
