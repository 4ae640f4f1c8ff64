import type { Count } from './tally.ts';

export interface StepResult extends Count {
  /** What the step had to say, shown under its heading when it failed. */
  readonly output: string;
  /** What is to be known even when it passed, a line each. */
  readonly notes?: readonly string[];
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** How many processors it keeps busy: with `all` it runs alone. */
  readonly places: 1 | 'all';
  /** The steps whose work it builds upon; it cannot run when one of them failed. */
  readonly after?: readonly string[];
  /** The file that its program writes and that others read afterwards. */
  readonly report?: string;
  readonly run: () => Promise<StepResult>;
}

export interface Finished {
  readonly step: Step;
  readonly result: StepResult;
  readonly seconds: number;
}
