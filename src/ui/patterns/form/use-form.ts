import { useMachine } from '@xstate/react';
import { type ChangeEvent, type KeyboardEvent, useId, useMemo } from 'react';
import type { FormActor } from '@/shared/machines/form.machine.ts';
import type { FormValues } from '@/shared/machines/form-state.ts';
import type { FormViewModel, ProvidedForm } from '@/shared/machines/provide-form.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly required: true;
  readonly readOnly: boolean;
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

export interface RunningForm<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly viewModel: FormViewModel<Values, ValidationError, Reason>;
  readonly actor: FormActor;
  readonly field: (name: keyof Values & string) => FieldProps;
  /** A field whose text is hidden, and that tells when capitals are locked. */
  readonly secret: (name: keyof Values & string) => SecretFieldProps;
  /** Writes into a field what was chosen elsewhere. */
  readonly fill: (name: keyof Values & string, value: string) => void;
  readonly submit: () => void;
  readonly clear: () => void;
  /** Begins with what is kept for it by now. */
  readonly begin: () => void;
}

/** Runs a form's machine for a view. */
export function useForm<Values extends FormValues, ValidationError extends string, Reason extends string>(
  binding: ProvidedForm<Values, ValidationError, Reason>,
): RunningForm<Values, ValidationError, Reason> {
  const input = useMemo(() => binding.input(), [binding]);
  const [snapshot, send, actor] = useMachine(binding.machine, { input });
  const viewModel = binding.select(snapshot);
  const id = useId();

  const fill = (name: keyof Values & string, value: string) => send({ type: 'field.changed', field: name, value });
  const field = (name: keyof Values & string): FieldProps => ({
    id: `${id}${name}`,
    name,
    value: viewModel.values[name] ?? '',
    required: true,
    // What is typed while the form travels would be lost with it.
    readOnly: viewModel.isSubmitting,
    onChange: ({ target }) => fill(name, target.value),
    onBlur: () => send({ type: 'field.left', field: name }),
  });
  const toggleSecret = () => send({ type: 'secret.toggled' });

  return {
    viewModel,
    actor,
    field,
    fill,
    secret: (name) => {
      const capsLock = viewModel.capsLockIn === name;
      const notice = (event: KeyboardEvent<TextControl>) => {
        const on = event.getModifierState('CapsLock');
        if (on !== capsLock) send({ type: 'capsLock.noticed', field: name, on });
      };
      return {
        ...field(name),
        revealed: viewModel.secretShown,
        onRevealToggled: toggleSecret,
        capsLock,
        onKeyDown: notice,
        onKeyUp: notice,
      };
    },
    submit: () => send({ type: 'form.submitted' }),
    clear: () => send({ type: 'form.cleared' }),
    begin: () => send({ type: 'form.begun', input: binding.input() }),
  };
}
