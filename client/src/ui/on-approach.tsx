import { type ComponentType, Suspense, use, useEffect, useRef } from 'react';

/** How far below the screen a part may be when its code is fetched. */
const nearby = '400px';

/** Signs inside a part that its visitor is there already. */
const signs = ['click', 'focusin'] as const;

/** A part of a page whose code comes only when the visitor comes near it. */
export interface FarPart {
  /** Fetches the part's code, once; a failed fetch is forgotten. */
  readonly load: () => Promise<void>;
  /** The part, once its code is there. */
  readonly component: () => ComponentType | undefined;
  /** Settles when it is. */
  readonly ready: Promise<void>;
}

/** Describes a far part by the way its component is fetched. */
export function farPart(fetchComponent: () => Promise<ComponentType>): FarPart {
  let component: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const { promise: ready, resolve } = withResolvers();
  const load = () => {
    loading ??= fetchComponent().then(
      (fetched) => {
        component = fetched;
        resolve();
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, component: () => component, ready };
}

/** `Promise.withResolvers`, which browsers of three years ago lack. */
function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function Content({ part, replay }: { part: FarPart; replay: () => void }) {
  if (!part.component()) use(part.ready);
  useEffect(replay, [replay]);
  const Component = part.component();
  return Component && <Component />;
}

/**
 * Leaves the far part of a prerendered page as plain HTML until the visitor comes near it, so that
 * the first screen does not pay for its code. Its links work meanwhile; a `data-replay` button that
 * is pressed too early is pressed again once the code is there.
 */
export function OnApproach({ part }: { part: FarPart }) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement[]>([]);
  const replay = useRef(() => {
    // Sections within hydrate by themselves, which a press can hasten only outside this effect.
    for (const button of pressed.current.splice(0)) setTimeout(() => button.click());
  });

  useEffect(() => {
    const element = place.current;
    if (part.component() || !element) return;
    const load = () => part.load().catch(() => {});
    const onSign = (event: Event) => {
      const target = event.target as Element;
      if (!element.contains(target)) return;
      const button = target.closest<HTMLElement>('[data-replay]');
      if (event.type === 'click' && button && !part.component()) pressed.current.push(button);
      load();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && load(),
      { rootMargin: nearby },
    );
    observer.observe(element);
    // On the document, because React stops such events at its root, above this element.
    for (const sign of signs) document.addEventListener(sign, onSign, { capture: true });
    return () => {
      observer.disconnect();
      for (const sign of signs) document.removeEventListener(sign, onSign, { capture: true });
    };
  }, [part]);

  return (
    <div ref={place}>
      <Suspense>
        <Content part={part} replay={replay.current} />
      </Suspense>
    </div>
  );
}
