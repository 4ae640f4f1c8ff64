/** One entry of a trace, as Chromium writes it: instants in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** By wall-clock time. */
  readonly ts: number;
  /** Its duration, by wall-clock time. */
  readonly dur?: number;
  /** The time for which its thread was running. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: Readonly<Record<string, unknown>> & { readonly frames?: readonly Frame[] };
  };
}

/**
 * A task of the main thread, in ms since the navigation: other processes of the machine extend its duration, not its
 * work.
 */
export interface Task {
  readonly start: number;
  readonly duration: number;
  readonly thread: number;
}

/** A press during a longer task is noticed as delayed. */
const SHORT_MS = 50;

/**
 * The tasks of the main thread of a page, in order; a task within another is part of that. They are counted from the
 * page's last load, or from the beginning of the trace where it was loaded before.
 * @param address the beginning of the page's address
 * @throws Error when the trace has no such page
 */
export function mainThreadTasks(events: readonly TraceEvent[], address: string): readonly Task[] {
  const { pid, tid, ts: origin } = threadOf(events, address);
  return events
    .filter((one) => one.name === 'RunTask' && one.ph === 'X' && one.pid === pid && one.tid === tid)
    .toSorted(inTime)
    .reduce<Task[]>((tasks, { ts, dur = 0, tdur = 0 }) => {
      const task = { start: (ts - origin) / 1000, duration: dur / 1000, thread: tdur / 1000 };
      const last = tasks.at(-1);
      if (last === undefined || task.start >= last.start + last.duration) tasks.push(task);
      return tasks;
    }, []);
}

/** When a page set a mark of its own, on the same clock as its tasks. @throws Error when the trace has no such mark */
export function momentOfMark(events: readonly TraceEvent[], address: string, name: string): number {
  const { pid, ts: origin } = threadOf(events, address);
  const mark = events.find((one) => one.name === name && one.pid === pid && one.ph !== 'X');
  if (mark === undefined) throw new Error(`The trace holds no mark "${name}"`);
  return (mark.ts - origin) / 1000;
}

const threadOf = (events: readonly TraceEvent[], address: string): Thread =>
  lastLoad(events, address) ?? standing(events, address);

type Thread = Pick<TraceEvent, 'pid' | 'tid' | 'ts'>;

function lastLoad(events: readonly TraceEvent[], address: string): Thread | undefined {
  return events
    .filter(({ name, args }) => {
      const { documentLoaderURL: url, isOutermostMainFrame } = args?.data ?? {};
      return name === 'navigationStart' && isOutermostMainFrame === true && String(url).startsWith(address);
    })
    .toSorted(inTime)
    .at(-1);
}

interface Frame {
  readonly url: string;
  readonly processId?: number;
  readonly isOutermostMainFrame?: boolean;
}

function standing(events: readonly TraceEvent[], address: string): Thread {
  const begin = events.find(({ name }) => name === 'TracingStartedInBrowser');
  const frames: readonly Frame[] = begin?.args?.data?.frames ?? [];
  const pid = frames.find((one) => one.isOutermostMainFrame === true && one.url.startsWith(address))?.processId;
  const main = events.find((one) => one.pid === pid && one.args?.name === 'CrRendererMain');
  if (begin === undefined || main === undefined) throw new Error(`The trace knows no page at ${address}`);
  return { pid: main.pid, tid: main.tid, ts: begin.ts };
}

const inTime = (one: TraceEvent, other: TraceEvent): number => one.ts - other.ts;

/**
 * How long the thread was running between two moments, in ms; of a task that extends over one of them, the part
 * between.
 */
export function threadTime(
  tasks: readonly Task[],
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
): number {
  return tasks.reduce((sum, { start, duration, thread }) => {
    const within = Math.min(start + duration, to) - Math.max(start, from);
    if (within <= 0) return duration === 0 && start >= from && start <= to ? sum + thread : sum;
    return sum + thread * (within / duration);
  }, 0);
}

/**
 * The total blocking time on a processor that is so many times slower, in ms: the work of the tasks that end after a
 * moment, beyond the time that a press does not notice. Calculated, since a browser that is slowed down counts its own
 * waiting as work.
 */
export function blockedTime(tasks: readonly Task[], from: number, slowness: number): number {
  return tasks
    .filter(({ start, duration }) => start + duration > from)
    .reduce((sum, { thread }) => sum + Math.max(0, thread * slowness - SHORT_MS), 0);
}

/** The work of the longest task, in ms. */
export function longestTask(tasks: readonly Task[]): number {
  return tasks.reduce((longest, { thread }) => Math.max(longest, thread), 0);
}

/** The end of the task at a moment: a frame that is begun in it is painted by then. */
export function endOfTurn(tasks: readonly Task[], moment: number): number {
  const turn = tasks.find(({ start, duration }) => start <= moment && moment <= start + duration);
  return turn === undefined ? moment : turn.start + turn.duration;
}
