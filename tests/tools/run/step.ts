import type { Tally } from './tally.ts';

export interface StepResult extends Tally {
  /** What the step had to say, shown under its heading. */
  readonly output: string;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** How many of the two places it takes: 2 runs alone. */
  readonly places: 1 | 2;
  /** The step whose work it builds upon; it cannot run when that one failed. */
  readonly after?: string;
  readonly run: () => Promise<StepResult>;
}

export interface Finished {
  readonly step: Step;
  readonly result: StepResult;
  readonly seconds: number;
}
