import { fromCallback, type SnapshotFrom } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { formMachine } from './form.machine.ts';
import {
  blankOf,
  type FormDefinition,
  type FormEnded,
  type FormInput,
  type FormNews,
  type FormSubmission,
  type FormValues,
  isWithheld,
  isWritten,
  type StartedForm,
  type Withheld,
  wrongFields,
} from './form-state.ts';
import { outcomeActors } from './outcome-actor.ts';

/** Keeps the typed values while the form is not on the page (AUTH-15). */
export interface Draft<Values> {
  /** Undefined when nothing was kept for the current user. */
  readonly read: () => Values | undefined;
  readonly write: (values: Values) => void;
}

/** The same with the names of the files chosen beside it: the files themselves cannot be kept over a reload. */
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
  readonly submit: (values: Values, signal: AbortSignal) => Promise<Outcome<Value, Reason | Withheld>>;
  /** Called after a success. */
  readonly accepted?: (value: Value) => void;
  /** Where the typed values are kept; nowhere when absent. */
  readonly draft?: Draft<Values>;
  /** Calls back when the subject of the form has changed elsewhere. @returns stops listening */
  readonly onChangedElsewhere?: (notify: (what: ChangedElsewhere) => void) => () => void;
  /** Called when the form has started, with its values and its actor. */
  readonly begun?: (values: Values, form: StartedForm) => void;
  /** Called when the user has cleared it. */
  readonly cleared?: (cleared: ClearedForm) => void;
}

/**
 * `saved`: its values were saved, and it is blank again. `loaded`: the form is about something else, with a draft of its own.
 * Or a field whose value is chosen beside the form.
 */
export type ChangedElsewhere = 'saved' | 'loaded' | { readonly field: string; readonly value: string };

export interface ClearedForm {
  /** Whether there was anything in it. */
  readonly wasWritten: boolean;
  /** Restores its values. */
  readonly restore: () => void;
}

/** A form with its fields, rules and submit provided; views run it with `useForm`, which knows its types. */
export interface ProvidedForm<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly machine: typeof formMachine;
  /** The initial input of a form that is about to be shown: the kept draft is read here, once. */
  readonly input: () => FormInput;
  readonly select: (snapshot: SnapshotFrom<typeof formMachine>) => FormViewModel<Values, ValidationError, Reason>;
}

/** The view model of a form. */
export interface FormViewModel<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly values: Values;
  /** Validation errors of the fields that the user has left, or of all after an invalid submit. */
  readonly shownErrors: Partial<Record<keyof Values, ValidationError>>;
  /** Validation errors of all fields, shown or not. */
  readonly errors: Partial<Record<keyof Values, ValidationError>>;
  readonly isValid: boolean;
  readonly isSubmitting: boolean;
  /** The last submit was a partial one. */
  readonly isPartial: boolean;
  /** Whether it holds anything that the user has written. */
  readonly isWritten: boolean;
  /** Whether it started with kept values. */
  readonly isRestored: boolean;
  readonly isSubmitted: boolean;
  /** It was submitted with an invalid field. */
  readonly isRejected: boolean;
  /** The fields that were invalid then, in the order of the form. */
  readonly rejected: readonly (keyof Values & string)[];
  /** Why the server refused, or that the submit threw; a submit that was not sent is not a failure. */
  readonly failure: Reason | 'unexpected' | undefined;
  readonly secretShown: boolean;
  readonly capsLockIn: keyof Values | undefined;
  /** True when a field was left and is valid. */
  readonly isRight: (field: keyof Values) => boolean;
}

/** The errors of these fields alone. */
function onlyIn<Errors extends object>(fields: readonly string[], errors: Errors): Errors {
  const others = Object.keys(errors).filter((field) => !fields.includes(field));
  return { ...errors, ...Object.fromEntries(others.map((field) => [field, undefined])) };
}

/** Provides the one form machine with a module's form. */
export function provideForm<Values extends FormValues, ValidationError extends string, Value, Reason extends string>(
  dependencies: FormDependencies<Values, ValidationError, Value, Reason>,
): ProvidedForm<Values, ValidationError, Reason> {
  const { definition, draft } = dependencies;
  const calls = outcomeActors<Reason | 'unexpected'>('unexpected');
  /** The value of a success on its way through the machine, which does not know its type. */
  class Accepted {
    readonly value: Value;

    constructor(value: Value) {
      this.value = value;
    }
  }
  // The machine addresses values by the names of their fields: each field of this form is among them.
  const fields = (values: FormValues): Values => ({ ...definition.initial, ...values });
  const rules: FormDefinition = {
    initial: definition.initial,
    restarted: definition.restarted,
    errors: (values) => definition.errors(fields(values)),
    isWritten: definition.isWritten && ((values) => definition.isWritten?.(fields(values)) === true),
    restarts: definition.restarts,
  };

  const beginning = (): FormInput => ({ definition: rules, blank: blankOf(definition), kept: draft?.read() });

  return {
    input: beginning,
    machine: formMachine.provide({
      actors: {
        owner: fromCallback<FormNews>(({ sendBack, receive }) => {
          receive((news) => {
            if (news.type === 'form.accepted' && news.value instanceof Accepted)
              dependencies.accepted?.(news.value.value);
            if (news.type === 'form.accepted' && typeof news.value === 'function') news.value();
            if (news.type === 'draft.cleared') {
              const restore = () => sendBack({ type: 'form.restored', values: news.values });
              dependencies.cleared?.({ wasWritten: news.wasWritten, restore });
            }
          });
          return dependencies.onChangedElsewhere?.((what) => {
            if (typeof what === 'object') sendBack({ type: 'field.changed', ...what });
            else sendBack(what === 'saved' ? { type: 'form.cleared' } : { type: 'form.begun', input: beginning() });
          });
        }),
        submit: calls.fromOutcome<FormEnded, FormSubmission>(async ({ input: { values, partial }, signal }) => {
          if (partial !== undefined) {
            const saved = await partial.submit(values, signal);
            return done(
              saved.kind === 'done' ? { type: 'form.accepted', value: saved.value } : { type: 'form.withheld' },
            );
          }
          const outcome = await dependencies.submit(fields(values), signal);
          if (outcome.kind === 'done') return done({ type: 'form.accepted', value: new Accepted(outcome.value) });
          return isWithheld(outcome.reason) ? done({ type: 'form.withheld' }) : refused(outcome.reason);
        }),
      },
      actions: {
        begin: ({ self }, values) => dependencies.begun?.(fields(values), self),
        keepDraft: (_, values) => draft?.write(fields(values)),
      },
    }),
    select: (snapshot) => {
      const { visited, failure, secretShown, capsLockIn, isRestored, partial } = snapshot.context;
      const values = fields(snapshot.context.values);
      const wrong = wrongFields(snapshot.context);
      const errors = onlyIn(wrong, definition.errors(values));
      return {
        values,
        shownErrors: onlyIn(visited, errors),
        errors,
        isValid: wrong.length === 0,
        isSubmitting: snapshot.matches('submitting'),
        isPartial: partial !== undefined,
        isWritten: isWritten(snapshot.context),
        isRestored,
        isSubmitted: snapshot.matches('submitted'),
        isRejected: snapshot.matches({ editing: 'rejected' }),
        rejected: Object.keys(definition.initial).filter((field) => snapshot.context.rejected.includes(field)),
        failure: failure === undefined ? undefined : calls.reasonOf(failure),
        secretShown,
        capsLockIn,
        isRight: (field) => visited.includes(String(field)) && errors[field] === undefined,
      };
    },
  };
}
