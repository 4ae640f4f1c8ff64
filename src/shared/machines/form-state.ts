import type { Subscription } from 'xstate';
import type { Outcome } from '../domain/outcome.ts';

export type FormValues = Readonly<Record<string, string>>;

export interface FormDefinition<Values extends FormValues = FormValues, ValidationError extends string = string> {
  readonly initial: Values;
  /** The values of a restarted form, where they are not always `initial`. */
  readonly restarted?: (() => Values) | undefined;
  /** The validation errors by field; pure, called again after every change. */
  readonly errors: (values: Values) => Partial<Record<keyof Values, ValidationError>>;
  /** Whether the user wrote anything, where comparing with the blank values does not show it. */
  readonly isWritten?: ((values: Values) => boolean) | undefined;
  /** Blank again after a success; otherwise the form stays `submitted` until it is cleared. */
  readonly restarts?: true | undefined;
}

/** Another submit of the same values, by laxer rules: it may hold less (EDIT-03). */
export interface PartialSubmit {
  /** The fields that must be right by the form's own rules; what is wrong with others does not count. */
  readonly requires: (values: FormValues) => readonly string[];
  /** Tells why it refuses. @returns called once the form has let go of the values */
  readonly submit: (values: FormValues, signal: AbortSignal) => Promise<Outcome<() => void, string>>;
}

/** What is submitted. */
export interface FormSubmission {
  readonly values: FormValues;
  /** Undefined for the form's own submit. */
  readonly partial: PartialSubmit | undefined;
}

export interface FormInput {
  readonly definition: FormDefinition;
  /** The values before the user wrote anything. */
  readonly blank: FormValues;
  /** The values that were kept when the form was removed from the page (AUTH-15); undefined when there are none. */
  readonly kept: FormValues | undefined;
}

export interface FormContext extends Omit<FormInput, 'kept'> {
  /** Whether the form started with kept values. */
  readonly isRestored: boolean;
  readonly values: FormValues;
  /** Fields the user has left: only their errors are shown, until a submit shows all. */
  readonly visited: readonly string[];
  /** Fields that were invalid at the last rejected submit. */
  readonly rejected: readonly string[];
  /** That of the last submit, where it was one; its rules hold until the next. */
  readonly partial: PartialSubmit | undefined;
  /** The error of the last submit, whose type only its `provide…` function knows; undefined while there is none. */
  readonly failure: unknown;
  readonly secretShown: boolean;
  /** The field in which caps lock is on. */
  readonly capsLockIn: string | undefined;
}

export type FormEvent =
  | { readonly type: 'field.changed'; readonly field: string; readonly value: string }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'secret.toggled' }
  | { readonly type: 'capsLock.noticed'; readonly field: string; readonly on: boolean }
  | { readonly type: 'form.submitted'; readonly partial?: PartialSubmit | undefined }
  | { readonly type: 'form.cleared' }
  /** The form is about something else now. */
  | { readonly type: 'form.begun'; readonly input: FormInput }
  /** The user undoes clearing the form. */
  | { readonly type: 'form.restored'; readonly values: FormValues };

/** Events that a form emits after a submit: it was invalid and not sent, or the server refused it. */
export type FormEmitted = { readonly type: 'form.rejected' } | { readonly type: 'form.refused' };

/** How a submit ended that did not fail. Only its `provide…` function knows the type of the value. */
export type FormEnded =
  | { readonly type: 'form.accepted'; readonly value: unknown }
  /** It was not sent ({@link Withheld}). */
  | { readonly type: 'form.withheld' };

/** What a form tells its owner. */
export type FormNews =
  | FormEnded
  /** The user has cleared it. */
  | { readonly type: 'draft.cleared'; readonly values: FormValues; readonly wasWritten: boolean };

/** A form that has started, as far as another actor follows it. */
export interface StartedForm {
  readonly getSnapshot: () => { readonly context: FormContext; readonly matches: (state: 'submitting') => boolean };
  readonly subscribe: (listener: () => void) => Subscription;
}

/**
 * Why a form was not submitted, which is not a failure: the user cancelled it, or something besides its fields is
 * missing.
 */
export type Withheld = 'cancelled' | 'incomplete';

export function isWithheld(reason: string): reason is Withheld {
  return reason === 'cancelled' || reason === 'incomplete';
}

/** The context of a new form. */
export function initialContext({ definition, blank, kept }: FormInput): FormContext {
  return {
    definition,
    blank,
    isRestored: kept !== undefined,
    values: kept ?? blank,
    visited: [],
    rejected: [],
    partial: undefined,
    failure: undefined,
    secretShown: false,
    capsLockIn: undefined,
  };
}

/** The values of a restarted form. */
export function blankOf<Values extends FormValues>({ restarted, initial }: FormDefinition<Values>): Values {
  return restarted?.() ?? initial;
}

/** The fields with an error that the submit of last time, or the form's own, does not accept. */
export function wrongFields({ definition, values, partial }: FormContext): readonly string[] {
  const wrong = Object.keys(definition.errors(values));
  if (partial === undefined) return wrong;
  const required = partial.requires(values);
  return wrong.filter((field) => required.includes(field));
}

/** Whether a form holds anything that the user has written. */
export function isWritten({ definition, values, blank: empty }: FormContext): boolean {
  return definition.isWritten?.(values) ?? Object.entries(values).some(([field, value]) => value !== empty[field]);
}

/** Restores values, except in fields that were written since: an undo loses nothing that is typed. */
export function withRestored({ values, blank: empty }: FormContext, kept: FormValues): FormValues {
  const written = Object.entries(values).filter(([field, value]) => value !== empty[field]);
  return { ...kept, ...Object.fromEntries(written) };
}

/** Some keyboards and files send decomposed Hangul: servers get one spelling. */
export function normalised(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.normalize('NFC')]));
}
