import { useMachine } from '@xstate/react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import type { FormViewModel, ProvidedForm } from '@/shared/form.machine.ts';
import type { FormActor, FormEmitted, FormValues, PartialSubmit } from '@/shared/form.ts';
import type { ChangesEmitted } from '@/shared/unsaved-changes.ts';
import { focusFirstError, useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { takeFocusInPlace } from '@/ui/kit/focus/focus.ts';
import type { RejectedField } from '@/ui/kit/forms/error-summary.tsx';
import type { FieldState } from '@/ui/kit/forms/field.tsx';
import { useTakeover } from '@/ui/kit/hydration.ts';
import { afterPress } from '@/ui/kit/press-end.ts';

export interface RunningForm<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly viewModel: FormViewModel<Values, ValidationError, Reason>;
  readonly actor: FormActor;
  /** Sets a field to a value that was chosen elsewhere. */
  readonly fill: (name: keyof Values & string, value: string) => void;
  readonly submit: () => void;
  readonly clear: () => void;
  /** Sends again what may have been added already, or does not (REL-16). */
  readonly sendAgain: () => void;
  readonly dontSend: () => void;
}

/** A form that can be submitted by laxer rules, too. */
export interface SavableForm<Values extends FormValues, ValidationError extends string, Reason extends string, Value>
  extends RunningForm<Values, ValidationError, Reason> {
  readonly save: (partial: PartialSubmit<Value>) => void;
}

/** Runs a form's machine for a view; {@link useFields} gives the view its fields. */
export function useForm<Values extends FormValues, ValidationError extends string, Reason extends string, Value>(
  provided: ProvidedForm<Values, ValidationError, Reason, Value>,
): SavableForm<Values, ValidationError, Reason, Value> {
  const input = useMemo(() => provided.input(), [provided]);
  const [snapshot, send, actor] = useMachine(provided.machine, { input });

  return {
    viewModel: provided.select(snapshot),
    actor,
    fill: (name, value) => send({ type: 'field.changed', field: name, value }),
    submit: () => send({ type: 'form.submitted' }),
    save: (partial) => send({ type: 'form.submitted', partial }),
    clear: () => send({ type: 'form.cleared' }),
    sendAgain: () => send({ type: 'repetition.confirmed' }),
    dontSend: () => send({ type: 'repetition.declined' }),
  };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The label of a field, and the message for each of its errors. */
export interface FieldTexts<ValidationError extends string> {
  readonly label: string;
  /** Absent where only the server can validate the field: then the field shows no state. */
  readonly sentence?: (error: ValidationError) => string;
}

/** The label and messages of each field of a form. */
export type FormTexts<Values extends FormValues, ValidationError extends string> = Readonly<
  Record<keyof Values & string, FieldTexts<ValidationError>>
>;

interface FieldsOptions {
  /** When a field shows that it is valid: at once (ACCT-01), or on blur. Never when absent. */
  readonly ticks?: 'atOnce' | 'onceLeft';
  /** The field that the server refused, with its message. */
  readonly refused?: { readonly field: string; readonly sentence: string } | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly required: true;
  readonly readOnly: boolean;
  readonly state: FieldState | undefined;
  readonly message: string | undefined;
  readonly onChange: (event: ChangeEvent<TextControl>) => void;
  readonly onBlur: () => void;
}

interface SecretFieldProps extends FieldProps {
  readonly revealed: boolean;
  readonly onRevealToggled: () => void;
  readonly capsLock: boolean;
  readonly onKeyDown: (event: KeyboardEvent<TextControl>) => void;
  readonly onKeyUp: (event: KeyboardEvent<TextControl>) => void;
}

export interface Fields<Values extends FormValues> {
  readonly field: (name: keyof Values & string) => FieldProps;
  /** A field whose text is hidden, with a warning about Caps Lock. */
  readonly secret: (name: keyof Values & string) => SecretFieldProps;
  /** Fields that were invalid on submit, for the error summary; empty once all of them are valid. */
  readonly rejected: readonly RejectedField[];
}

/** The fields of a form, each with its name, value, handlers and error: spread them into the kit's fields. */
export function useFields<Values extends FormValues, ValidationError extends string, Reason extends string>(
  form: RunningForm<Values, ValidationError, Reason>,
  texts: FormTexts<Values, ValidationError>,
  options: FieldsOptions = {},
): Fields<Values> {
  type Name = keyof Values & string;
  const id = useId();
  const { viewModel, actor, fill } = form;

  const field = (name: Name): FieldProps => ({
    id: `${id}${name}`,
    name,
    label: texts[name].label,
    value: viewModel.values[name] ?? '',
    required: true,
    // Input during a pending submit would be lost.
    readOnly: viewModel.isSubmitting,
    ...appearance(viewModel, name, texts[name], options),
    onChange: ({ target }) => fill(name, target.value),
    onBlur: () => afterPress(() => actor.send({ type: 'field.left', field: name })),
  });

  useTakeover(() => {
    for (const [name, value] of Object.entries(viewModel.values)) {
      const control = document.getElementById(`${id}${name}`);
      if (!(control instanceof HTMLInputElement) || value !== '' || control.value === '') continue;
      fill(name, control.value);
      if (control !== document.activeElement) actor.send({ type: 'field.left', field: name });
    }
  });

  return {
    field,
    secret: (name) => {
      const capsLock = viewModel.capsLockIn === name;
      const noteCapsLock = (event: KeyboardEvent<TextControl>) => {
        const on = event.getModifierState('CapsLock');
        if (on !== capsLock) actor.send({ type: 'capsLock.noticed', field: name, on });
      };
      return {
        ...field(name),
        revealed: viewModel.secretShown,
        onRevealToggled: () => actor.send({ type: 'secret.toggled' }),
        capsLock,
        onKeyDown: noteCapsLock,
        onKeyUp: noteCapsLock,
      };
    },
    rejected: rejectedNames(viewModel).map((name) => {
      const { label, sentence } = texts[name];
      const error = viewModel.errors[name];
      return { id: `${id}${name}`, label, sentence: error && sentence?.(error) };
    }),
  };
}

/** The state of a field: an error is shown once the user has visited it. */
function appearance<Values extends FormValues, ValidationError extends string>(
  { shownErrors, errors, values, isRight }: FormViewModel<Values, ValidationError, string>,
  name: keyof Values & string,
  { sentence }: FieldTexts<ValidationError>,
  { ticks, refused }: FieldsOptions,
): Pick<FieldProps, 'state' | 'message'> {
  const neutral = { state: undefined, message: undefined };
  if (sentence === undefined) return neutral;
  const error = shownErrors[name];
  if (error !== undefined) return { state: 'wrong', message: sentence(error) };
  if (refused?.field === name) return { state: 'wrong', message: refused.sentence };
  const hasTick = ticks === 'atOnce' ? errors[name] === undefined && values[name] !== '' : ticks && isRight(name);
  return hasTick === true ? { state: 'right', message: undefined } : neutral;
}

/** Empty once all of them are valid. */
const rejectedNames = <Values extends FormValues>({
  isRejected,
  isValid,
  rejected,
}: FormViewModel<Values, string, string>): readonly (keyof Values & string)[] =>
  isRejected && !isValid ? rejected : [];

/** Where the focus goes in a form. */
const PLACES = {
  invalid: '[aria-invalid="true"]',
  field: 'input:not([readonly])',
  error: '[data-form-error]',
} as const;

/**
 * After each invalid submit, focuses the first invalid field (ACCT-04). After a successful one the focus leaves what was
 * pressed, unless it has left the form already: another Enter on a form that is blank again would be a second submit.
 * @param refused where the focus goes when the server refuses: to the field that was refused, to the first field (ACCT-05), or
 *   to the error itself
 */
export function useFormFocus(
  actor: FormActor,
  refused: keyof typeof PLACES = 'invalid',
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);

  useActorEvents<FormEmitted | ChangesEmitted>(actor, ({ type }) => {
    if (type === 'form.rejected') focusFirstError(form.current, PLACES.invalid);
    if (type === 'form.refused') focusFirstError(form.current, PLACES[refused]);
    if (type === 'form.asked') focusFirstError(form.current, PLACES.error);
    if (type === 'form.accepted' && form.current?.contains(document.activeElement)) takeFocusInPlace(form.current);
  });

  return form;
}

/**
 * Makes the browser ask before the tab is closed with a draft in it: a draft is restored after visiting other pages of
 * the site, but not after closing the tab (REL-30).
 * @param asks whether there is a draft
 */
export function useUnloadQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 needs this.
  event.returnValue = true;
}
