import { categories, measure } from './lighthouse.ts';
import { processorTime } from './processor-time.ts';
import {
  type BenchContext,
  type BenchResult,
  median,
  overLimits,
  type Row,
  round,
} from './result.ts';
import { photographs, serveCopy } from './site-copy.ts';

/** What a page may cost beside the same page without its scripts. */
const limits = {
  processor: (path: string) => (path === '/' ? 1.5 : 1.8),
  lcp: 1.1,
  /** Milliseconds more. */
  tbt: 30,
};

/** A figure of the page and of the page without scripts, of the same round. */
interface Pair {
  readonly own: number;
  readonly floor: number;
}

const middle = (pairs: readonly Pair[], which: keyof Pair) =>
  median(pairs.map((pair) => pair[which]));
/** The median of the rounds' shares. */
const share = (pairs: readonly Pair[]) =>
  round(median(pairs.map(({ own, floor }) => own / floor)), 2);

interface Sites {
  readonly site: string;
  readonly scriptless: string;
}

/** Measures a page with its scripts and without, in turns. */
async function measurePage(path: string, { site, scriptless }: Sites, rounds: number) {
  const [ownUrl, floorUrl] = [site + path, scriptless + path];
  const hasPhotographs = (await (await fetch(ownUrl)).text()).includes(photographs);
  const processor: Pair[] = [];
  const plain = [];
  const withPhotographs: Pair[] = [];
  for (let i = 0; i < rounds; i++) {
    processor.push({ own: await processorTime(ownUrl), floor: await processorTime(floorUrl) });
    plain.push({
      own: await measure(ownUrl, categories),
      floor: await measure(floorUrl, ['performance']),
    });
    if (!hasPhotographs) continue;
    const [own, floor] = [
      await measure(ownUrl, ['performance'], true),
      await measure(floorUrl, ['performance'], true),
    ];
    withPhotographs.push({ own: own.lcp, floor: floor.lcp });
  }
  return { processor, plain, withPhotographs };
}

function describe(
  path: string,
  { processor, plain, withPhotographs }: Awaited<ReturnType<typeof measurePage>>,
): Row {
  const of = (name: 'lcp' | 'tbt' | 'cls'): Pair[] =>
    plain.map(({ own, floor }) => ({ own: own[name], floor: floor[name] }));
  const scores = categories.map(
    (name) => [name, median(plain.map(({ own }) => own.score(name)))] as const,
  );
  const [lcp, tbt, cls] = [of('lcp'), of('tbt'), of('cls')];
  const shift = round(middle(cls, 'own'), 3);
  const photographed = withPhotographs.length > 0 ? share(withPhotographs) : undefined;
  const limit = limits.processor(path);
  return {
    page: path,
    'processor, ms': round(middle(processor, 'own')),
    'without scripts, ms': round(middle(processor, 'floor')),
    'processor / without scripts': share(processor),
    limit,
    'LCP, ms': round(middle(lcp, 'own')),
    'LCP / without scripts': share(lcp),
    'the same with photographs': photographed,
    'TBT, ms': round(middle(tbt, 'own')),
    'TBT without scripts, ms': round(middle(tbt, 'floor')),
    CLS: shift,
    ...Object.fromEntries(scores),
    'over its limit': overLimits({
      processor: share(processor) > limit,
      LCP: share(lcp) > limits.lcp,
      'LCP with photographs': (photographed ?? 0) > limits.lcp,
      TBT: middle(tbt, 'own') > middle(tbt, 'floor') + limits.tbt,
      CLS: shift > 0,
      ...Object.fromEntries(
        scores.map(([name, score]) => [name, name !== 'performance' && score < 100]),
      ),
    }),
  };
}

/**
 * The main thread's processor time and Lighthouse on every page, or on those named, beside the same
 * page with its scripts removed.
 */
export async function benchPages(
  context: BenchContext,
  routes: readonly string[],
): Promise<BenchResult> {
  const { rounds } = context;
  const sites = {
    site: await serveCopy(context, true),
    scriptless: await serveCopy(context, false),
  };
  const rows: Row[] = [];
  for (const path of routes) {
    const measured = await measurePage(path, sites, rounds);
    const row = describe(path, measured);
    const faults = new Set(measured.plain.flatMap(({ own }) => own.faults));
    console.log(`  ${Object.values(row).join('  ')}`);
    if (faults.size > 0) console.log(`  ${path}: ${[...faults].join('; ')}`);
    rows.push(row);
  }
  return {
    tables: [rows],
    notes: [
      `Medians of ${rounds} rounds; each round measures the page and the page without its scripts, and a share is the median of the rounds' shares.`,
      'Processor time is that of the main thread until 4.5 s after the load event, unthrottled, with photographs.',
      'The rest is Lighthouse for phones (simulated slow 4G, processor four times slower), without photographs unless it says so. A photograph is 60 kB from the own host.',
      `Limits: LCP ${limits.lcp} × without scripts, TBT ${limits.tbt} ms more than without scripts, CLS 0, accessibility, best practices and SEO 100.`,
    ],
  };
}
