import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { FormViewModel } from '@/shared/machines/form-view-model.ts';
import type { RejectedField } from '@/ui/kit/forms/error-summary.tsx';
import type { FieldState } from '@/ui/kit/forms/field.tsx';
import type { RunningForm } from './use-form.ts';
import { useTakeover } from './use-takeover.ts';

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
    onBlur: () => actor.send({ type: 'field.left', field: name }),
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
