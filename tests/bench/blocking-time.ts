import type { RunnerResult } from 'lighthouse';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';

type TraceEvent = RunnerResult['artifacts']['Trace']['traceEvents'][number] & {
  /** Microseconds of the processor's time; `dur` is by the clock. */
  readonly tdur?: number;
};

/** What Chromium's versions call a task in a trace. */
const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Squeezes each task from its time by the clock into its processor time, with all that is in it. */
function byProcessorTime(trace: readonly TraceEvent[]): TraceEvent[] {
  const current = new Map<string, { ts: number; end: number; share: number }>();
  const events = trace
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .map((event) => {
      const { name, ph, ts, dur = 0, tdur = dur } = event;
      const thread = `${event.pid} ${event.tid}`;
      if (ph === 'X' && taskNames.has(name) && dur > 0)
        current.set(thread, { ts, end: ts + dur, share: Math.min(tdur / dur, 1) });
      const task = current.get(thread);
      if (!task || ts >= task.end) return event;
      return { ...event, ts: task.ts + (ts - task.ts) * task.share, dur: dur * task.share };
    });
  if (current.size === 0) throw new Error('the trace has no tasks');
  return events;
}

/**
 * Lighthouse's total blocking time, in milliseconds, had every task taken no longer than the
 * processor worked on it: what other programs did meanwhile does not count.
 */
export async function blockingTime({ artifacts, lhr }: RunnerResult): Promise<number> {
  const { Trace: trace } = artifacts;
  const squeezed = { ...trace, traceEvents: byProcessorTime(trace.traceEvents) };
  const { numericValue } = await TotalBlockingTime.audit(
    { ...artifacts, Trace: squeezed },
    {
      settings: lhr.configSettings,
      options: TotalBlockingTime.defaultOptions,
      computedCache: new Map(),
    },
  );
  if (numericValue === undefined) throw new Error('Lighthouse gives no blocking time');
  return numericValue;
}
