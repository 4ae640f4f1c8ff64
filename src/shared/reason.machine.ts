import type { Receiver } from './actors.machine.ts';
import type { EntityId } from './entity-id.ts';
import { type ProvidedForm, provideForm } from './form.machine.ts';
import { done, type Failure } from './outcome.ts';
import { type ReasonDraft, type ReasonDrafts, type ReasonError, reasonErrors } from './reason.ts';

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
