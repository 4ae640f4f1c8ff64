import type { SnapshotFrom } from 'xstate';
import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { formMachine } from './form.machine.ts';
import {
  type Accept,
  blankOf,
  type FormDefinition,
  type FormInput,
  type FormValues,
  formCalls,
  isWritten,
} from './form-state.ts';

/** Keeps what was typed while its form is away (AUTH-15). */
export interface Draft<Values> {
  /** Undefined when nothing was kept, or not for whoever asks. */
  readonly read: () => Values | undefined;
  readonly write: (values: Values) => void;
}

/** The same with the names of the files that were chosen beside it: themselves, nothing can keep them over a reload. */
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
  readonly submit: (values: Values, signal: AbortSignal) => Promise<Outcome<Value, Reason>>;
  /** What follows a success; the form stays `submitted` until it is cleared, here or by the view. */
  readonly accepted: (value: Value, clear: () => void) => void;
  /** Where what was typed is kept; nowhere when absent. */
  readonly draft?: Draft<Values>;
  /** What follows when it is there, with what it holds. */
  readonly begun?: (values: Values) => void;
  /** What follows when its reader has emptied it. */
  readonly cleared?: (cleared: ClearedForm) => void;
}

export interface ClearedForm {
  /** Whether there was anything in it. */
  readonly wasWritten: boolean;
  /** Brings back what was in it. */
  readonly restore: () => void;
}

/** A form with its fields, rules and submit provided; views run it with `useForm`, which knows its types. */
export interface ProvidedForm<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly machine: typeof formMachine;
  /** What a form begins with that is shown now: what was kept is read here, once. */
  readonly input: () => FormInput;
  readonly select: (snapshot: SnapshotFrom<typeof formMachine>) => FormViewModel<Values, ValidationError, Reason>;
}

/** What a view shows of a form. */
export interface FormViewModel<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly values: Values;
  /** Problems of the fields that the reader has been in, or of all after an invalid submit. */
  readonly shownErrors: Partial<Record<keyof Values, ValidationError>>;
  /** Problems of all fields, shown or not. */
  readonly errors: Partial<Record<keyof Values, ValidationError>>;
  readonly isValid: boolean;
  readonly isSubmitting: boolean;
  /** Whether it holds anything that its reader has written. */
  readonly isWritten: boolean;
  /** Whether it holds what was written before it went away. */
  readonly isGivenBack: boolean;
  readonly isSubmitted: boolean;
  /** It was submitted with something wrong in it. */
  readonly isRejected: boolean;
  /** The fields that were wrong then, in the order of the form. */
  readonly rejected: readonly (keyof Values & string)[];
  /** Why the server refused, or that the submit broke; what was given up is no failure. */
  readonly failure: Exclude<Reason, 'aborted'> | 'unexpected' | undefined;
  readonly secretShown: boolean;
  readonly capsLockIn: keyof Values | undefined;
  /** True when a field was visited and nothing is wrong with it. */
  readonly isRight: (field: keyof Values) => boolean;
}

/** Provides the one form machine with a module's form. */
export function provideForm<Values extends FormValues, ValidationError extends string, Value, Reason extends string>(
  dependencies: FormDependencies<Values, ValidationError, Value, Reason>,
): ProvidedForm<Values, ValidationError, Reason> {
  const { definition, draft } = dependencies;
  // The machine knows texts by the names of their fields: each field of this form is among them.
  const fields = (values: FormValues): Values => ({ ...definition.initial, ...values });
  const rules: FormDefinition = {
    initial: definition.initial,
    anew: definition.anew,
    errors: (values) => definition.errors(fields(values)),
    isWritten: definition.isWritten && ((values) => definition.isWritten?.(fields(values)) === true),
  };

  return {
    input: () => ({ definition: rules, blank: blankOf(definition), kept: draft?.read() }),
    machine: formMachine.provide({
      actors: {
        submit: formCalls.fromOutcome<Accept, FormValues>(async ({ input, signal }) => {
          const outcome = await dependencies.submit(fields(input), signal);
          return outcome.kind === 'done' ? done((clear) => dependencies.accepted(outcome.value, clear)) : outcome;
        }),
      },
      actions: {
        begin: (_, values) => dependencies.begun?.(fields(values)),
        keepDraft: (_, values) => draft?.write(fields(values)),
        notifyCleared: ({ context, self }) => {
          const { values } = context;
          dependencies.cleared?.({
            wasWritten: isWritten(context),
            restore: () => self.send({ type: 'form.restored', values }),
          });
        },
      },
    }),
    select: (snapshot) => {
      const { visited, failure, secretShown, capsLockIn, isGivenBack } = snapshot.context;
      const values = fields(snapshot.context.values);
      const errors = definition.errors(values);
      const shown = Object.entries(errors).filter(([field]) => visited.includes(field));
      return {
        values,
        shownErrors: Object.fromEntries(shown) as typeof errors,
        errors,
        isValid: Object.keys(errors).length === 0,
        isSubmitting: snapshot.matches('submitting'),
        isWritten: isWritten(snapshot.context),
        isGivenBack,
        isSubmitted: snapshot.matches('submitted'),
        isRejected: snapshot.matches({ editing: 'rejected' }),
        rejected: Object.keys(definition.initial).filter((field) => snapshot.context.rejected.includes(field)),
        // The machine hands the reason of the submit through as it is.
        failure: failure as Exclude<Reason, 'aborted'> | 'unexpected' | undefined,
        secretShown,
        capsLockIn,
        isRight: (field) => visited.includes(String(field)) && errors[field] === undefined,
      };
    },
  };
}
