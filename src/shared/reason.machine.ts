import type { Receiver } from './actors.machine.ts';
import type { EntityId } from './entity-id.ts';
import { type Draft, type ProvidedForm, provideForm } from './form.machine.ts';
import { done, type Failure } from './outcome.ts';
import { type ReasonDraft, type ReasonError, reasonErrors } from './reason.ts';

/**
 * The reasons of one kind that were typed and not sent yet, by the id of their subject, encoded as the query of an
 * address.
 */
export type StoredReasons = Readonly<Record<'reasons', string>>;

export const noReasons: StoredReasons = { reasons: '' };

/** The draft of the reason for one decision. */
export type ReasonDrafts = (id: EntityId) => Draft<ReasonDraft>;

/** Splits one stored draft into one for each decision. */
export function makeReasonDrafts(stored: Draft<StoredReasons>): ReasonDrafts {
  const read = () => new URLSearchParams(stored.read()?.reasons);
  return (id) => ({
    read: () => {
      const reason = read().get(String(id));
      return reason === null ? undefined : { reason };
    },
    write: ({ reason }) => {
      const reasons = read();
      if (reason === '') reasons.delete(String(id));
      else reasons.set(String(id), reason);
      stored.write({ reasons: reasons.toString() });
    },
  });
}

/** The reason was given. @typeParam Decision prefix of the event's name */
export interface ReasonGiven<Decision extends string> {
  readonly type: `${Decision}.confirmed`;
  readonly reason: string;
}

/** The form of the reason for one decision. @param decider receives the reason, once */
export type ReasonForm<Decision extends string> = (
  id: EntityId,
  decider: Receiver<ReasonGiven<Decision>>,
) => ProvidedForm<ReasonDraft, ReasonError, Failure>;

/**
 * The form for the reason of a decision. Its value is stored while the form is closed, and also after the reason was
 * given: the decision may be undone or refused. The caller clears it once the decision is final.
 */
export function provideReasonForm<Decision extends string>(
  decision: Decision,
  drafts: ReasonDrafts,
): ReasonForm<Decision> {
  return (id, decider) =>
    provideForm({
      definition: { initial: { reason: '' }, errors: reasonErrors },
      draft: drafts(id),
      keepsDraft: true,
      submit: ({ reason }) => {
        decider.send({ type: `${decision}.confirmed`, reason });
        return Promise.resolve(done(null));
      },
    });
}
