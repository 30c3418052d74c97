interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, and the processor time it took. */
  readonly ts: number;
  readonly tdur?: number;
}

/** How much slower than this machine Lighthouse takes a phone to be. */
const slowdown = 4;
/** What Chromium's versions call a task in a trace. */
const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
/** A task blocks by what it takes beyond this, in milliseconds. */
const longTask = 50;

/**
 * Milliseconds of blocking time after the first paint, as Lighthouse counts it but by the processor
 * time of the tasks instead of the clock: what other programs do meanwhile does not count.
 */
export function blockingTime(trace: readonly TraceEvent[]): number {
  const painted = trace.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!painted) throw new Error('the trace has no first paint');
  const tasks = trace.filter(
    ({ name, ph, pid, tid, ts }) =>
      taskNames.has(name) &&
      ph === 'X' &&
      pid === painted.pid &&
      tid === painted.tid &&
      ts > painted.ts,
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks after the first paint');
  return tasks.reduce(
    (sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask),
    0,
  );
}
