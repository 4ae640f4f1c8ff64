import { useMachine } from '@xstate/react';
import type { ChangeEvent } from 'react';
import type { FormValues } from '@/shared/machines/form.machine.ts';
import type { FormBinding, FormFace } from '@/shared/machines/form-binding.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly required: true;
  readonly onChange: (event: ChangeEvent<TextControl>) => void;
  readonly onBlur: () => void;
}

export interface RunningForm<Values extends FormValues, Problem extends string, Refusal extends string> {
  readonly face: FormFace<Values, Problem, Refusal>;
  readonly field: (name: keyof Values & string) => FieldProps;
  readonly submit: () => void;
  readonly clear: () => void;
  readonly toggleSecret: () => void;
}

/** Runs a form's machine for a view. */
export function useForm<Values extends FormValues, Problem extends string, Refusal extends string>(
  binding: FormBinding<Values, Problem, Refusal>,
): RunningForm<Values, Problem, Refusal> {
  const [snapshot, send] = useMachine(binding.machine, { input: binding.definition });
  const face = binding.read(snapshot);

  return {
    face,
    field: (name) => ({
      name,
      value: face.values[name] ?? '',
      required: true,
      onChange: ({ target }) => send({ type: 'field.changed', field: name, value: target.value }),
      onBlur: () => send({ type: 'field.left', field: name }),
    }),
    submit: () => send({ type: 'form.submitted' }),
    clear: () => send({ type: 'form.cleared' }),
    toggleSecret: () => send({ type: 'secret.toggled' }),
  };
}
