import type { Failure } from '../domain/outcome.ts';
import { outcomeActors } from './outcome-actor.ts';

export type FormValues = Readonly<Record<string, string>>;

export interface FormDefinition<Values extends FormValues = FormValues, ValidationError extends string = string> {
  readonly initial: Values;
  /** What a form holds that begins anew, where that is not always the same. */
  readonly anew?: (() => Values) | undefined;
  /** What is wrong with which field; pure, asked again after every change. */
  readonly errors: (values: Values) => Partial<Record<keyof Values, ValidationError>>;
  /** Whether anything was written, where that is not simply another text than at first. */
  readonly isWritten?: ((values: Values) => boolean) | undefined;
}

export interface FormInput {
  readonly definition: FormDefinition;
  /** What it holds while nobody has written anything. */
  readonly blank: FormValues;
  /** What was written before it went away, where that is kept (AUTH-15). */
  readonly kept: FormValues | undefined;
}

export interface FormContext extends Omit<FormInput, 'kept'> {
  /** Whether it holds what was written before it went away. */
  readonly isGivenBack: boolean;
  readonly values: FormValues;
  /** Fields the reader has been in: only their errors are shown, until a submit shows all. */
  readonly visited: readonly string[];
  /** Fields that were wrong when it was last submitted with something wrong in it. */
  readonly rejected: readonly string[];
  readonly failure: string | undefined;
  readonly secretShown: boolean;
  /** The field in which capitals are locked. */
  readonly capsLockIn: string | undefined;
}

export type FormEvent =
  | { readonly type: 'field.changed'; readonly field: string; readonly value: string }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'secret.toggled' }
  | { readonly type: 'capsLock.noticed'; readonly field: string; readonly on: boolean }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.cleared' }
  /** Something else is to be written in it than was till now. */
  | { readonly type: 'form.begun'; readonly input: FormInput }
  /** What was cleared is wanted back. */
  | { readonly type: 'form.restored'; readonly values: FormValues };

/** What a form tells of a submit: it was wrong and not sent, or the server refused it. */
export type FormEmitted = { readonly type: 'form.rejected' } | { readonly type: 'form.refused' };

/** What follows a success. @param clear begins the form anew */
export type Accept = (clear: () => void) => void;

/** A form knows the reasons of its submit as text alone: they are those of its module. */
export const formCalls = outcomeActors<string>('unexpected' satisfies Failure);

/** What a form is when it begins. */
export function begun({ definition, blank, kept }: FormInput): FormContext {
  return {
    definition,
    blank,
    isGivenBack: kept !== undefined,
    values: kept ?? blank,
    visited: [],
    rejected: [],
    failure: undefined,
    secretShown: false,
    capsLockIn: undefined,
  };
}

/** What a form holds that begins anew. */
export function blankOf<Values extends FormValues>({ anew, initial }: FormDefinition<Values>): Values {
  return anew?.() ?? initial;
}

/** Whether a form holds anything that its reader has written. */
export function isWritten({ definition, values, blank: empty }: FormContext): boolean {
  return definition.isWritten?.(values) ?? Object.entries(values).some(([field, value]) => value !== empty[field]);
}

/** What was written since stays: nothing that is typed is lost by an undo. */
export function withRestored({ values, blank: empty }: FormContext, kept: FormValues): FormValues {
  const written = Object.entries(values).filter(([field, value]) => value !== empty[field]);
  return { ...kept, ...Object.fromEntries(written) };
}

/** Hangul may arrive decomposed, from some keyboards and from files: servers get one spelling. */
export function normalised(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.normalize('NFC')]));
}
