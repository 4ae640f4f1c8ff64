import type { Page } from 'playwright';
import { mainThreadTasks, momentOfMark, type Task, type TraceEvent } from './thread-time.ts';

/** The tasks of threads, and the beginning of a load; recording more would slow the measured page. */
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

export interface Recording<Result> {
  readonly result: Result;
  readonly tasks: readonly Task[];
  /** When the page set a mark of its own, on the clock of the tasks. @throws Error when it set none */
  readonly momentOf: (mark: string) => number;
}

/**
 * Records what the main thread of a page does meanwhile. The browser records one page at a time.
 * @param origin of the page; it is loaded, or reloaded, while the recording runs
 */
export async function recorded<Result>(
  page: Page,
  origin: string,
  work: () => Promise<Result>,
): Promise<Recording<Result>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has lost its browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  const outcome = await settled(work);
  // Stopped in any case: the browser refuses a second recording.
  const trace = await browser.stopTracing();
  if ('error' in outcome) throw outcome.error;
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  return {
    result: outcome.result,
    tasks: mainThreadTasks(traceEvents, origin),
    momentOf: (mark) => momentOfMark(traceEvents, origin, mark),
  };
}

const settled = <Result>(work: () => Promise<Result>): Promise<{ result: Result } | { error: unknown }> =>
  work().then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
