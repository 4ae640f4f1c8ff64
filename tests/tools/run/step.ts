import type { Count } from './tally.ts';

export interface StepResult extends Count {
  /** The step's output, shown below its heading when it failed. */
  readonly output: string;
  /** Notes that are shown even when it passed, one per line. */
  readonly notes?: readonly string[];
  /** Seconds of processor that it used; undefined where the system does not tell. */
  readonly processor?: number | undefined;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** The number of processors it uses; `all` beside no more than one that uses one. */
  readonly places: 1 | 'all';
  /** The names of its prerequisites; it is not run when one of them failed. */
  readonly after?: readonly string[];
  /** The report that its program writes for later steps. */
  readonly report?: string;
  readonly run: () => Promise<StepResult>;
}

export interface Finished {
  readonly step: Step;
  readonly result: StepResult;
  readonly seconds: number;
}
