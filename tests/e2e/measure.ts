// Runs in the page, which knows no other file: what it measures stands together.
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    readonly measures: ReturnType<typeof makeMeasures>;
  }
}

/** Lets `window.measures` measure the pages that are opened from now on. */
export const installMeasures = (page: Page) =>
  page.addInitScript(`window.measures = (${makeMeasures})()`);

/** Runs in the page. */
function makeMeasures() {
  /** The colour behind an element's content; all grounds are opaque. */
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.startsWith('rgba') ? groundOf(element.parentElement) : backgroundColor;
  };

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${element.localName} "${(label || element.id).slice(0, 40)}"`;
  };

  /**
   * The element that has the focus: what lies over its centre or a corner (nothing, when it can be seen as a
   * whole), the width of its outline in px, and the colours of that and of the ground on which it is drawn.
   */
  const focusStop = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Of a text of several lines browsers bring the line with the cursor into view.
    const seen = element.localName === 'textarea' ? Math.min(height, 48) : height;
    const coveredBy = [0.5, 0, 1].flatMap((x) =>
      [0.5, 0, 1].flatMap((y) => {
        const point = [left + 3 + x * (width - 6), top + 3 + y * (seen - 6)] as const;
        const topmost = document.elementFromPoint(...point);
        if (!topmost) return ['the edge of the screen'];
        const isItself = element.contains(topmost) || topmost.contains(element);
        return isItself ? [] : [nameOf(topmost)];
      }),
    );
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const isInside = Number.parseFloat(outlineOffset) < 0;
    return {
      name: nameOf(element),
      coveredBy: [...new Set(coveredBy)],
      outline: outlineStyle === 'solid' ? Number.parseFloat(outlineWidth) : 0,
      colours: [outlineColor, groundOf(isInside ? element : element.parentElement)] as const,
    };
  };

  /** How far the element takes presses from its centre, in px, at most 22. */
  const reach = (element: Element, stepX: number, stepY: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (steps: number) =>
      element.contains(document.elementFromPoint(x + stepX * steps, y + stepY * steps));
    let steps = isHit(22) ? 22 : 0;
    while (steps < 22 && isHit(steps + 1)) steps += 1;
    return steps;
  };

  /**
   * All that can be pressed, with the area that takes the press, in px, at most 45 each way. What calls, sends,
   * opens or fills in is main. The link that skips the header is seen by who has the focus on it only.
   */
  const targets = () =>
    [
      ...document.querySelectorAll(
        'a[href]:not([href="#main"]), button, input, select, textarea, summary',
      ),
    ]
      .filter(isSeen)
      .map((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return {
          name: nameOf(element),
          width: reach(element, -1, 0) + reach(element, 1, 0) + 1,
          height: reach(element, 0, -1) + reach(element, 0, 1) + 1,
          isMain: element.matches(
            'button, input, select, textarea, .button, a[href^="tel:"], aside a, header a, main li a',
          ),
        };
      });

  /** The page's width where it is wider than the screen. */
  const sideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  };

  /** An element and what it lies in, innermost first. */
  const boxesAround = (element: Element | null): { rect: DOMRect; style: CSSStyleDeclaration }[] =>
    !element || element === document.body
      ? []
      : [
          { rect: element.getBoundingClientRect(), style: getComputedStyle(element) },
          ...boxesAround(element.parentElement),
        ];

  /** Every line of text on the page that can be seen, drawings apart. */
  const textLines = () => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const text = textContent?.trim().slice(0, 30);
      if (!element || !text || element.closest('svg, script, style, .skip-link')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const boxes = boxesAround(element);
      // What is there for screen readers alone is one pixel small.
      if (boxes.some(({ rect }) => rect.width <= 1)) continue;
      const isScrolled = boxes.some(({ style }) => /auto|scroll/.test(style.overflowX));
      range.selectNodeContents(walker.currentNode);
      const half = Number.parseFloat(boxes[0]?.style.fontSize ?? '') * 0.36;
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        const line = { left, right, top: middle - half, bottom: middle + half };
        if (width > 1) lines.push({ text, element, boxes, isScrolled, ...line });
      }
    }
    return lines;
  };
  type Line = ReturnType<typeof textLines>[number];

  const cutTexts = (lines: readonly Line[]) =>
    lines.flatMap(({ text, left, right, top, bottom, boxes, isScrolled }) => {
      const isOutside = right > document.documentElement.clientWidth + 0.5 || left < -0.5;
      const isCut = boxes.some(
        ({ rect, style }) =>
          (style.overflowX !== 'visible' && (right > rect.right + 1 || left < rect.left - 1)) ||
          (style.overflowY === 'hidden' && (bottom > rect.bottom + 1 || top < rect.top - 1)),
      );
      return (isOutside || isCut) && !isScrolled ? [`"${text}" is cut`] : [];
    });

  const overwrittenTexts = (lines: readonly Line[]) => {
    // What stays in its place on the screen lies over the page on purpose.
    const flowing = lines
      .filter(({ element }) => !element.closest('header, aside, [role="region"]'))
      .sort((a, b) => a.top - b.top);
    const found: string[] = [];
    for (const [i, a] of flowing.entries())
      for (let j = i + 1, b = flowing[j]; b && b.top < a.bottom - 1; b = flowing[++j])
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
          found.push(`"${a.text}" lies over "${b.text}"`);
    return found;
  };

  const coveredTexts = (lines: readonly Line[]) => {
    const fixed = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    );
    const furthest = document.documentElement.scrollHeight - innerHeight;
    // The bar takes a whole edge: it shortens the screen and covers nothing for good.
    const over = fixed.filter((element) => element.clientWidth < innerWidth - 2);
    return over.flatMap((element) => {
      const box = element.getBoundingClientRect();
      // Somewhere between the page's top and its end a text passes the element. Beneath the square,
      // wider than the margin of small screens, it may pass, but not end.
      const first = box.width === box.height ? furthest : 0;
      return lines
        .filter((line) => !line.isScrolled && !fixed.some((one) => one.contains(line.element)))
        .filter(({ top, bottom, left, right }) => {
          const passes =
            top + scrollY - furthest < box.bottom && bottom + scrollY - first > box.top;
          return passes && left < box.right - 0.5 && right > box.left + 0.5;
        })
        .map(({ text }) => `covered: ${text}`);
    });
  };

  const smallDimensions = () =>
    [...document.querySelectorAll<SVGSVGElement>('svg.drawing')].flatMap((svg) => {
      const content = svg.querySelector('use, [data-drawing]');
      const { y, height } = svg.viewBox.baseVal;
      const showsFloor = y + height > 350;
      const isHidden =
        !content || getComputedStyle(content).getPropertyValue('--dims').trim() === 'none';
      const size = 13 * (svg.getScreenCTM()?.a ?? 0);
      return isHidden || !showsFloor || size >= 9 ? [] : [`dimensions of ${size} px`];
    });

  /**
   * That, texts beyond the screen's edges, cut by their box, written over other text or covered by
   * something fixed wherever one scrolls, and dimensions too small to read.
   */
  const layoutFaults = () => {
    const lines = textLines();
    const faults = [cutTexts, overwrittenTexts, coveredTexts].flatMap((find) => find(lines));
    return [...new Set([...sideways(), ...faults, ...smallDimensions()])];
  };

  return { focusStop, targets, sideways, layoutFaults };
}
