import { fromCallback } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { createFormMachine, type FormMachine } from './form.machine.ts';
import { blankOf } from './form-context.ts';
import {
  type FormDefinition,
  type FormEnded,
  type FormInput,
  type FormNews,
  type FormSubmission,
  type FormValues,
  isWithheld,
  type StartedForm,
  type Withheld,
} from './form-state.ts';
import { type FormSelector, formSelector } from './form-view-model.ts';
import { outcomeActors } from './outcome-actor.ts';

/** Keeps the typed values while the form is not on the page (AUTH-15). */
export interface Draft<Values> {
  /** Undefined when nothing was stored for the current user. */
  readonly read: () => Values | undefined;
  readonly write: (values: Values) => void;
}

/** A draft that also keeps the names of the chosen files: the files themselves cannot be stored over a reload. */
export interface DraftWithFiles<Values> extends Draft<Values> {
  readonly files: () => readonly string[];
  readonly writeFiles: (names: readonly string[]) => void;
}

export interface FormDependencies<
  Values extends FormValues,
  ValidationError extends string,
  Value,
  Reason extends string,
> {
  readonly definition: FormDefinition<Values, ValidationError>;
  /** @param failures why earlier submits of this form were refused */
  readonly submit: (
    values: Values,
    signal: AbortSignal,
    failures: readonly string[],
  ) => Promise<Outcome<Value, Reason | Withheld>>;
  /** Called after a success. */
  readonly accepted?: (value: Value) => void;
  /** Where the typed values are stored; nowhere when absent. */
  readonly draft?: Draft<Values>;
  /** The values stay stored after a success: the caller clears them once its outcome is final. */
  readonly keepsDraft?: true;
  /** Calls back when the subject of the form has changed elsewhere. @returns stops listening */
  readonly onChangedElsewhere?: (notify: (what: ChangedElsewhere) => void) => () => void;
  /** Called when the form has started, with its values and its actor. */
  readonly begun?: (values: Values, form: StartedForm) => void;
  /**
   * Called when the user has cleared it.
   * @returns withdraws the offer to restore the values, when the form is removed from the page
   */
  readonly cleared?: (cleared: ClearedForm) => (() => void) | undefined;
}

/**
 * `saved`: its values were saved, and it is blank again. `begun`: it begins again, blank or with the draft that is stored
 * now, and what is being sent is aborted. `field`: a field whose value is chosen outside of the form.
 */
export type ChangedElsewhere = 'saved' | 'begun' | { readonly field: string; readonly value: string };

export interface ClearedForm {
  /** Whether the cleared form had any values. */
  readonly wasWritten: boolean;
  /** Restores its values. */
  readonly restore: () => void;
}

/** A form with its fields, rules and submit provided; views run it with `useForm`. @typeParam Value of its success */
export interface ProvidedForm<
  Values extends FormValues,
  ValidationError extends string,
  Reason extends string,
  Value = null,
> {
  readonly machine: FormMachine<Values, ValidationError, Value>;
  /** The initial input of a form that is about to be shown: the stored draft is read here, once. */
  readonly input: () => FormInput<Values, ValidationError>;
  readonly select: FormSelector<Values, ValidationError, Reason, Value>;
}

/** Provides a form machine with a module's form. */
export function provideForm<Values extends FormValues, ValidationError extends string, Value, Reason extends string>(
  dependencies: FormDependencies<Values, ValidationError, Value, Reason>,
): ProvidedForm<Values, ValidationError, Reason, Value> {
  const { definition, draft, keepsDraft } = dependencies;
  const calls = outcomeActors<Reason | 'unexpected'>('unexpected');
  const beginning = (): FormInput<Values, ValidationError> => {
    const stored = draft?.read();
    // An older draft may lack a field.
    return { definition, blank: blankOf(definition), stored: stored && { ...definition.initial, ...stored } };
  };

  return {
    input: beginning,
    machine: createFormMachine<Values, ValidationError, Value>().provide({
      actors: {
        owner: fromCallback<FormNews<Values, Value>>(({ sendBack, receive }) => {
          let withdrawOffer: (() => void) | undefined;
          receive((news) => {
            if (news.type === 'form.accepted') dependencies.accepted?.(news.value);
            if (news.type === 'draft.cleared') {
              const restore = () => sendBack({ type: 'form.restored', values: news.values });
              withdrawOffer = dependencies.cleared?.({ wasWritten: news.wasWritten, restore }) ?? withdrawOffer;
            }
          });
          const stopListening = dependencies.onChangedElsewhere?.((what) => {
            if (typeof what === 'object') sendBack({ type: 'field.changed', ...what });
            else sendBack(what === 'saved' ? { type: 'form.cleared' } : { type: 'form.begun', input: beginning() });
          });
          return () => {
            stopListening?.();
            withdrawOffer?.();
          };
        }),
        submit: calls.fromOutcome<FormEnded<Value>, FormSubmission<Values, Value>>(
          async ({ input: { values, partial, failures }, signal }) => {
            if (partial !== undefined) {
              const saved = await partial.submit(values, signal, failures);
              return done(
                saved.kind === 'done'
                  ? { type: 'form.accepted', value: saved.value }
                  : { type: 'form.withheld', reason: saved.reason },
              );
            }
            const outcome = await dependencies.submit(values, signal, failures);
            if (outcome.kind === 'done') return done({ type: 'form.accepted', value: outcome.value });
            const { reason } = outcome;
            return isWithheld(reason) ? done({ type: 'form.withheld', reason }) : refused(reason);
          },
        ),
      },
      actions: {
        begin: ({ context, self }) => dependencies.begun?.(context.values, self),
        storeDraft: ({ context }) => draft?.write(context.values),
        endDraft: ({ context }) => {
          if (keepsDraft !== true) draft?.write(context.values);
        },
      },
    }),
    select: formSelector(calls.reasonOf),
  };
}
