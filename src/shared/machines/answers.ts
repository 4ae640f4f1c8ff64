import type { Outcome } from '../domain/outcome.ts';

/** The value of an answer that a guard has found to be done. */
export function valueOf<Value>(answer: Outcome<Value, string>): Value {
  if (answer.kind === 'done') return answer.value;
  throw new Error(answer.reason);
}

/** The reason of an answer that a guard has found to be refused: where there is none, none is made up. */
export function reasonOf<Reason extends string>(answer: Outcome<unknown, Reason>): Reason {
  if (answer.kind === 'refused') return answer.reason;
  throw new Error('Done');
}
