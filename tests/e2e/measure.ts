// This file has over 150 lines because it runs in the page, which knows no other file.
import type { Page } from 'playwright/test';

interface Measures {
  /** Returns the focused element and whether it can be seen, or undefined if nothing on the page has the focus. */
  readonly focusStop: () => undefined | { name: string; isCovered: boolean; isFaint: boolean };
  /** Returns the controls that do not take presses on 44 px each way. */
  readonly smallTargets: (selector?: string) => string[];
  /** Returns the page's width if it is wider than the screen. */
  readonly sideways: () => string[];
  /**
   * Returns all faults of the layout: that width, and texts that are beyond the screen's edges, cut, or over other
   * text. It also returns dimensions that are too small to read.
   */
  readonly layoutFaults: () => string[];
  /** Returns the measures and ranges that a line's end tears: "2-4 weeks", "₹200-800/sq ft". */
  readonly tornMeasures: () => string[];
}

declare global {
  interface Window {
    readonly measures: Measures;
  }
}

/** Lets `window.measures` measure the pages that are opened from now on. */
export const installMeasures = (page: Page) => page.addInitScript(defineMeasures);

function defineMeasures(): void {
  /** Returns the colour behind an element's content. All backgrounds are opaque. */
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor.startsWith('rgba') ? groundOf(element.parentElement) : backgroundColor;
  };

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
    return `${element.localName} "${(label || element.id).slice(0, 40)}"`;
  };

  const focusStop = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    // In a text area, browsers scroll to the line with the cursor.
    const seen = element.localName === 'textarea' ? Math.min(height, 48) : height;
    const isCoveredAt = (x: number, y: number) => {
      const at = [left + 3 + x * (width - 6), top + 3 + y * (seen - 6)] as const;
      const topmost = document.elementFromPoint(...at);
      return !topmost || !(element.contains(topmost) || topmost.contains(element));
    };
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    const isInside = Number.parseFloat(outlineOffset) < 0;
    // This finds an outline in the colour of its ground. It does not measure contrast.
    const isLost = outlineColor === groundOf(isInside ? element : element.parentElement);
    return {
      name: nameOf(element),
      isCovered: [0, 0.5, 1].some((x) => [0, 0.5, 1].some((y) => isCoveredAt(x, y))),
      isFaint: isLost || outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2,
    };
  };

  // Only a visitor who focuses the link that skips the header sees it.
  const main =
    'button, input, select, textarea, .button, a[href^="tel:"], aside a, header a:not([href="#main"]), main li a';
  const smallTargets = (selector = main) => {
    const isSmall = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const isMissed = (x: number, y: number) =>
        !element.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
      return [-21.5, 21.5].some((step) => isMissed(step, 0) || isMissed(0, step));
    };
    return [...document.querySelectorAll(selector)].filter(isSmall).map(nameOf);
  };

  const sideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  };

  /** Returns an element and its ancestors, innermost first. */
  const boxesAround = (element: Element | null): { rect: DOMRect; style: CSSStyleDeclaration }[] =>
    !element || element === document.body
      ? []
      : [
          { rect: element.getBoundingClientRect(), style: getComputedStyle(element) },
          ...boxesAround(element.parentElement),
        ];

  /** Returns every visible line of text on the page, except in drawings. */
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
      // Text for screen readers only is one pixel small.
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

  const isCut = ({ left, right, top, bottom, boxes, isScrolled }: Line) => {
    if (isScrolled) return false;
    if (right > document.documentElement.clientWidth + 0.5 || left < -0.5) return true;
    return boxes.some(
      ({ rect, style }) =>
        (style.overflowX !== 'visible' && (right > rect.right + 1 || left < rect.left - 1)) ||
        (style.overflowY === 'hidden' && (bottom > rect.bottom + 1 || top < rect.top - 1)),
    );
  };

  const overwrittenTexts = (lines: readonly Line[]) => {
    // Fixed elements cover the page on purpose.
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

  const tornMeasures = () => {
    const measure =
      /₹?\d[\d.,]*[KLCr+%"]*(?:(?:-| to )₹?\d[\d.,]*[KLCr+%"]*)?(?:\/sq ft| (?:sq ft|mm|hours|days|weeks|years?)\b)?/g;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector('main') as Element, 4);
    const torn = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (parentElement?.closest('svg, .days-figure')) continue;
      for (const { 0: found, index } of textContent?.matchAll(measure) ?? []) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) torn.push(found);
      }
    }
    return torn;
  };

  const layoutFaults = () => {
    const lines = textLines();
    const cut = lines.filter(isCut).map(({ text }) => `"${text}" is cut`);
    return [...new Set([...sideways(), ...cut, ...overwrittenTexts(lines), ...smallDimensions()])];
  };

  Object.assign(window, {
    measures: { focusStop, smallTargets, sideways, layoutFaults, tornMeasures },
  });
}
