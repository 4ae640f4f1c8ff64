import type { EntityId } from './entity-id.ts';
import { type FormEnded, type FormValues, isSame } from './form.ts';
import type { Outcome } from './outcome.ts';

/** How a sent form ended. */
export type SentOutcome<Value, Reason extends string> = Outcome<FormEnded<Value>, Reason | 'unexpected'>;

/** The page that awaits the answer to a form. */
interface Waiting<Ending> {
  /** Aborted when the page is left. */
  readonly signal: AbortSignal;
  /** Called in place of the page, when it was left before the answer. */
  readonly left: (outcome: Ending) => void;
}

/** What is sent of a form. */
interface SentValues<Values> {
  readonly values: Values;
  /** What an earlier submit may have added, whose answer was lost (REL-16). */
  readonly lost: Values | undefined;
}

/** A form that is being sent. */
interface Sent<Values, Ending> extends SentValues<Values> {
  readonly outcome: Promise<Ending>;
  waiting: Waiting<Ending>;
}

/**
 * The forms of one kind that are being sent: sending goes on when their page is left, and the form that is shown next with the same
 * values takes it over, so that nothing is sent twice (REL-17, REL-18).
 */
export interface SentForms<Values extends FormValues, Value, Reason extends string> {
  /** The one with these values; undefined when it is not being sent. */
  readonly find: (values: Values) => SentValues<Values> | undefined;
  /**
   * Sends a form, unless just this one is being sent already.
   * @returns how it ended, to each page that has waited for it; only the last one has its `left` called
   */
  readonly send: (
    form: SentValues<Values>,
    call: () => Promise<SentOutcome<Value, Reason>>,
    waiting: Waiting<SentOutcome<Value, Reason>>,
  ) => Promise<SentOutcome<Value, Reason>>;
}

/** Made once for each kind of form, where it outlives the page that shows one. */
export function makeSentForms<Values extends FormValues, Value, Reason extends string>(): SentForms<
  Values,
  Value,
  Reason
> {
  const sent = new Set<Sent<Values, SentOutcome<Value, Reason>>>();
  const end = async (begun: Sent<Values, SentOutcome<Value, Reason>>) => {
    const outcome = await begun.outcome;
    sent.delete(begun);
    if (begun.waiting.signal.aborted) begun.waiting.left(outcome);
  };
  const find = (values: Values) => [...sent].find((one) => isSame(one.values, values));

  return {
    find,
    send: (form, call, waiting) => {
      const before = find(form.values);
      if (before !== undefined) {
        before.waiting = waiting;
        return before.outcome;
      }
      const begun = { ...form, outcome: call(), waiting };
      sent.add(begun);
      void end(begun);
      return begun.outcome;
    },
  };
}

/** The same for forms of which each has its subject: those of two subjects may be written alike. */
export function makeSentFormsOf<Values extends FormValues, Value, Reason extends string>(): (
  subject: EntityId,
) => SentForms<Values, Value, Reason> {
  const bySubject = new Map<string, SentForms<Values, Value, Reason>>();
  return (subject) => {
    const sent = bySubject.get(String(subject)) ?? makeSentForms();
    bySubject.set(String(subject), sent);
    return sent;
  };
}
