import { mayHaveHappened, type Outcome } from './outcome.ts';
import type { ChangesContext, ChangesEmitted, ChangesHolder, Subscription } from './unsaved-changes.ts';

export type FormValues = Readonly<Record<string, string>>;

export interface FormDefinition<Values extends FormValues, ValidationError extends string> {
  readonly initial: Values;
  /** The values of a restarted form, where they are not always `initial`. */
  readonly restarted?: (() => Values) | undefined;
  /** The validation errors by field; pure, called again after every change. */
  readonly errors: (values: Values) => Partial<Record<keyof Values, ValidationError>>;
  /** What else changes with a field: the values after, from those before and those with the field changed. */
  readonly follow?: ((before: Values, after: Values) => Values) | undefined;
  /** Whether the user wrote anything, where comparing with the blank values does not show it. */
  readonly isWritten?: ((values: Values) => boolean) | undefined;
  /** Blank again after a success; otherwise the form stays `submitted` until it is cleared. */
  readonly restarts?: true | undefined;
  /** For a form that adds something each time that it is sent: sent twice, it would be there twice. */
  readonly adds?: Adding | undefined;
}

/** How it is known whether something was added (REL-16). */
export interface Adding {
  /** The server recognises the same values that are sent again, by the key of the call that had no answer. */
  readonly isRecognised: boolean;
  /** Whether it may have been added although the submit has failed for this reason; {@link mayHaveHappened} when absent. */
  readonly mayHaveArrived?: (reason: string) => boolean;
}

/**
 * Whether a submit that failed for this reason leaves everybody unsure: it may have added something, and the server would not
 * recognise it when it is sent again. It is not said to have failed then (REL-16).
 */
export const leavesUnsure = (adds: Adding, reason: string): boolean =>
  !adds.isRecognised && mayHaveArrived(adds, reason);

/** Another submit of the same values, by laxer rules, so that less may be filled in (EDIT-03). */
export interface PartialSubmit<Value> {
  /** The fields whose errors prevent this submit; errors of other fields do not. */
  readonly requires: (values: FormValues) => readonly string[];
  readonly submit: (
    values: FormValues,
    signal: AbortSignal,
    failures: readonly string[],
  ) => Promise<Outcome<Value, string>>;
  /**
   * Called after a failure.
   * @param failures of earlier submits
   * @param isLeft the page was left meanwhile: nothing else tells of it
   */
  readonly refused: (reason: string, failures: readonly string[], isLeft: boolean) => void;
}

/** The input of a submit. */
export interface FormSubmission<Values extends FormValues, Value> {
  readonly values: Values;
  /** Undefined for the form's own submit. */
  readonly partial: PartialSubmit<Value> | undefined;
  /** Why earlier submits were refused, each reason once: the next one may overwrite or replace what they met. */
  readonly failures: readonly string[];
  /** It is being sent already: its page was left meanwhile. */
  readonly isTakenOver?: boolean;
  /** What an earlier submit may have added, whose answer was lost. */
  readonly lost?: Values | undefined;
}

export interface FormInput<Values extends FormValues, ValidationError extends string> {
  readonly definition: FormDefinition<Values, ValidationError>;
  /** The values before the user wrote anything. */
  readonly blank: Values;
  /** The values that were stored when the form was removed from the page (AUTH-15); undefined when there are none. */
  readonly stored: Values | undefined;
  /** Sending goes on when the page is left (REL-18). */
  readonly lasts?: boolean;
  /** The stored values are being sent: their page was left meanwhile. */
  readonly isTakenOver?: boolean;
  /** What an earlier submit may have added, whose answer was lost. */
  readonly lost?: Values | undefined;
}

/** The values of a form, and whether it holds anything that the user has written. */
interface Written<Values extends FormValues> {
  readonly values: Values;
  readonly isWritten: boolean;
}

export interface FormContext<Values extends FormValues, ValidationError extends string, Value>
  extends Omit<FormInput<Values, ValidationError>, 'stored'>,
    Written<Values>,
    ChangesContext {
  /** Whether the form started with stored values. */
  readonly isRestored: boolean;
  /** What was written is being sent, and goes on when the page is left. */
  readonly isOnItsWay: boolean;
  /** Fields the user has left: only their errors are shown, until a submit shows all. */
  readonly visited: readonly string[];
  /** Fields that were invalid at the last rejected submit. */
  readonly rejected: readonly string[];
  /** The partial submit, where the last submit was one; its rules hold until the next submit. */
  readonly partial: PartialSubmit<Value> | undefined;
  /** The error of the last submit, whose type only its `provide…` function knows; undefined while there is none. */
  readonly failure: unknown;
  /** Why submits were refused since the form began, each reason once; clearing the form keeps them. */
  readonly failures: readonly string[];
  readonly secretShown: boolean;
  /** The field in which caps lock is on. */
  readonly capsLockIn: string | undefined;
}

/** Keeps the typed values while the form is not on the page (AUTH-15). */
export interface Draft<Values> {
  /** Undefined when nothing was stored for the current user. */
  readonly read: () => Values | undefined;
  /** @param lost what sending it may have added, as far as no answer said (REL-16) */
  readonly write: (values: Values, lost?: Values) => void;
  /** What was written as `lost` with the values. Absent where sending it adds nothing. */
  readonly lost?: () => Values | undefined;
  /** Restores it the next time although its page was left, until it is written again. Absent where it is restored anyway. */
  readonly keep?: () => void;
}

/** A draft that also keeps the names of the chosen files: the files themselves cannot be stored over a reload. */
export interface DraftWithFiles<Values> extends Draft<Values> {
  readonly files: () => readonly string[];
  readonly writeFiles: (names: readonly string[]) => void;
}

export interface FieldChange {
  readonly field: string;
  readonly value: string;
}

/** What happens in the fields of a form. */
type FieldEvent =
  | ({ readonly type: 'field.changed' } & FieldChange)
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'secret.toggled' }
  | { readonly type: 'capsLock.noticed'; readonly field: string; readonly on: boolean };

export type FormEvent<Values extends FormValues, ValidationError extends string, Value> =
  | FieldEvent
  | { readonly type: 'form.submitted'; readonly partial?: PartialSubmit<Value> | undefined }
  | { readonly type: 'form.cleared' }
  /** The user sends again what may have been added already, or does not. */
  | { readonly type: 'repetition.confirmed' }
  | { readonly type: 'repetition.declined' }
  /** The form is restarted for another subject. */
  | { readonly type: 'form.begun'; readonly input: FormInput<Values, ValidationError> }
  /** The user undoes clearing the form. */
  | ({ readonly type: 'form.restored' } & Cleared<Values>);

/** What a form held when it was cleared. */
export interface Cleared<Values> {
  readonly values: Values;
  /** What an earlier submit may have added, whose answer was lost: undoing it is no way around the question (REL-16). */
  readonly lost?: Values | undefined;
}

/**
 * Events that a form emits after a submit: it was invalid and not sent, or the server refused it, or all went well, or the user is
 * asked whether it is sent again.
 */
export interface FormEmitted {
  readonly type: 'form.rejected' | 'form.refused' | 'form.accepted' | 'form.asked';
}

/** The outcome of a submit that did not fail. */
export type FormEnded<Value> =
  | { readonly type: 'form.accepted'; readonly value: Value }
  /** The form was not sent ({@link Withheld}), or its partial submit was refused. */
  | {
      readonly type: 'form.withheld';
      readonly reason: string;
      /** Tells why its partial submit was refused. @param isLeft the page was left meanwhile */
      readonly tell?: (isLeft: boolean) => void;
    };

/** Why a submit was refused; the failure is undefined where the form does not show it, the reason where the submit threw. */
export interface RefusedSubmit {
  readonly failure: unknown;
  readonly reason: string | undefined;
}

/** Events that a form sends to its owner. */
export type FormNews<Values extends FormValues, Value> =
  | FormEnded<Value>
  /** The user has cleared it. */
  | ({ readonly type: 'draft.cleared'; readonly wasWritten: boolean } & Cleared<Values>);

/** A form that has started, as far as another actor needs it, whatever its fields. */
export interface StartedForm {
  readonly getSnapshot: () => {
    readonly context: { readonly isWritten: boolean };
    readonly matches: (state: 'submitting') => boolean;
  };
  readonly subscribe: (listener: () => void) => Subscription;
}

/** A running form, as far as the views of its fields need it. */
export interface FormActor extends StartedForm {
  readonly getSnapshot: () => ReturnType<StartedForm['getSnapshot']> & ReturnType<ChangesHolder['getSnapshot']>;
  readonly send: (event: FieldEvent) => void;
  readonly on: ChangesHolder['on'] &
    ((type: '*', listener: (event: FormEmitted | ChangesEmitted) => void) => Subscription);
}

/**
 * Why a form was not submitted without that being a failure: the user cancelled it, or something besides its fields is
 * missing.
 */
export type Withheld = 'cancelled' | 'incomplete';

export function isWithheld(reason: string): reason is Withheld {
  return reason === 'cancelled' || reason === 'incomplete';
}

/** The context of a form that begins. */
export function initialContext<Values extends FormValues, ValidationError extends string, Value>({
  definition,
  blank,
  stored,
  lasts = false,
  isTakenOver = false,
  lost,
}: FormInput<Values, ValidationError>): Omit<
  FormContext<Values, ValidationError, Value>,
  keyof ChangesContext | 'failures'
> {
  return {
    definition,
    blank,
    lasts,
    isTakenOver,
    lost,
    isOnItsWay: false,
    isRestored: stored !== undefined,
    ...withValues({ definition, blank }, stored ?? blank),
    visited: [],
    rejected: [],
    partial: undefined,
    failure: undefined,
    secretShown: false,
    capsLockIn: undefined,
  };
}

/** The values of a restarted form. */
export function blankOf<Values extends FormValues, ValidationError extends string>({
  restarted,
  initial,
}: FormDefinition<Values, ValidationError>): Values {
  return restarted?.() ?? initial;
}

/** Whether it would be lost with its page: what is on its way is not (MEMB-05, REL-18). */
export const isUnsent = ({
  isWritten,
  isOnItsWay,
}: Pick<FormContext<FormValues, string, unknown>, 'isWritten' | 'isOnItsWay'>): boolean => isWritten && !isOnItsWay;

/** The news for the owner of a form that the user clears. */
export function cleared<Values extends FormValues, ValidationError extends string, Value>({
  values,
  lost,
  isWritten,
}: FormContext<Values, ValidationError, Value>): FormNews<Values, Value> {
  return { type: 'draft.cleared', values, lost, wasWritten: isWritten };
}

/** The context of a form that restarts; why submits were refused stays known. */
export function restartedContext<Values extends FormValues, ValidationError extends string, Value>({
  definition,
  lasts,
}: FormContext<Values, ValidationError, Value>) {
  const blank = blankOf(definition);
  return initialContext<Values, ValidationError, Value>({
    definition,
    blank,
    stored: undefined,
    lasts: lasts === true,
  });
}

/** The part of the context that an accepted submit changes: what a restarted form compares with may be what was saved. */
export function forgotten<Values extends FormValues, ValidationError extends string>({
  definition,
}: Pick<FormInput<Values, ValidationError>, 'definition'>) {
  const blank = blankOf(definition);
  return { blank, ...withValues({ definition, blank }, blank), failure: undefined, lost: undefined };
}

/** The part of the context that a refused submit changes. */
export function withRefusedSubmit<Values extends FormValues, ValidationError extends string, Value>(
  { definition: { adds }, failures, values, lost }: FormContext<Values, ValidationError, Value>,
  { failure, reason }: RefusedSubmit,
) {
  return {
    failure,
    // What was refused says nothing of what was sent before.
    lost: failure !== undefined && mayHaveArrived(adds, reason) ? values : lost,
    failures: reason === undefined || failures.includes(reason) ? failures : [...failures, reason],
  };
}

/** Whether something may have been added; a submit that threw has no reason. */
export const mayHaveArrived = (adds: Adding | undefined, reason = 'unexpected'): boolean =>
  adds !== undefined && (adds.mayHaveArrived ?? mayHaveHappened)(reason);

/**
 * Whether sending these values may add what is there already: the user is asked first (REL-16).
 * @param lost what an earlier submit may have added, whose answer was lost
 */
export function mayRepeat<Values extends FormValues>(
  adds: Adding | undefined,
  values: Values,
  lost: Values | undefined,
): boolean {
  if (adds === undefined || lost === undefined) return false;
  return !(adds.isRecognised && isSame(values, lost));
}

/** What was stored is as it was typed, and what is sent is composed. */
export const isSame = <Values extends FormValues>(one: Values, other: Values): boolean =>
  Object.entries(normalised(one)).every(([field, value]) => normalised(other)[field] === value);

/** The part of the context that a written field changes. */
export function withChangedField<Values extends FormValues, ValidationError extends string, Value>(
  context: FormContext<Values, ValidationError, Value>,
  { field, value }: FieldChange,
) {
  const { definition, values } = context;
  const changed = { ...values, [field]: value };
  return { ...withValues(context, definition.follow?.(values, changed) ?? changed), failure: undefined };
}

/** The part of the context that a field changes when the user leaves it. */
export function withLeft({ visited }: Pick<FormContext<FormValues, string, unknown>, 'visited'>, field: string) {
  return { visited: visited.includes(field) ? visited : [...visited, field], capsLockIn: undefined };
}

/** The part of the context that a submit with invalid fields changes: all errors are shown. */
export function allRejected<Values extends FormValues, ValidationError extends string, Value>(
  context: FormContext<Values, ValidationError, Value>,
) {
  return { visited: Object.keys(context.definition.initial), rejected: wrongFields(context) };
}

/** The part of the context that values change. */
export function withValues<Values extends FormValues, ValidationError extends string>(
  { definition, blank }: Pick<FormInput<Values, ValidationError>, 'definition' | 'blank'>,
  values: Values,
) {
  const isWritten =
    definition.isWritten?.(values) ?? Object.entries(values).some(([field, value]) => value !== blank[field]);
  return { values, isWritten };
}

/** The fields with an error, as far as the last submit requires them: a partial submit requires only some. */
export function wrongFields<Values extends FormValues, ValidationError extends string, Value>({
  definition,
  values,
  partial,
}: FormContext<Values, ValidationError, Value>): readonly string[] {
  const wrong = Object.keys(definition.errors(values));
  if (partial === undefined) return wrong;
  const required = partial.requires(values);
  return wrong.filter((field) => required.includes(field));
}

/**
 * The part of the context that undoing `form.cleared` changes. Fields that were written since stay: an undo loses nothing that is
 * typed.
 */
export function withRestored<Values extends FormValues, ValidationError extends string, Value>(
  context: FormContext<Values, ValidationError, Value>,
  before: Cleared<Values>,
) {
  const written = Object.entries(context.values).filter(([field, value]) => value !== context.blank[field]);
  const values = { ...before.values, ...Object.fromEntries(written) };
  return { ...withValues(context, values), lost: before.lost ?? context.lost };
}

/** Some keyboards and files send decomposed Hangul, or half of an emoji where a text was cut: servers get one spelling of what can be read. */
export function normalised<Values extends FormValues>(values: Values): Values {
  const composed = Object.entries(values).map(([field, value]) => [
    field,
    value.replaceAll(/\0|\p{Surrogate}/gu, '').normalize('NFC'),
  ]);
  return { ...values, ...Object.fromEntries(composed) };
}

/** Sent to the actor that closes a dialog: the dialog shows this form. */
export interface FormShown {
  readonly type: 'form.shown';
  readonly shown: { readonly form?: StartedForm | undefined };
}

/** Whether a form is being sent: until it has an answer, its dialog stays, or the answer would be lost. */
export const isBeingSent = (shown: FormShown['shown'] | undefined): boolean =>
  shown?.form?.getSnapshot().matches('submitting') === true;

/** The texts of a form, by its fields. */
export type FieldTexts<Field extends string> = Readonly<Record<Field, string>>;

/** The texts of some fields. */
export function fieldTexts<Field extends string>(
  fields: readonly Field[],
  textOf: (field: Field) => string,
): FieldTexts<Field> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field has one
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as FieldTexts<Field>;
}
