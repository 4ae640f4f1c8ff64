import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { FormActor, FormValues, PartialSubmit } from '@/shared/machines/form-state.ts';
import type { FormViewModel } from '@/shared/machines/form-view-model.ts';
import type { ProvidedForm } from '@/shared/machines/provide-form.ts';

export interface RunningForm<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly viewModel: FormViewModel<Values, ValidationError, Reason>;
  readonly actor: FormActor;
  /** Sets a field to a value that was chosen elsewhere. */
  readonly fill: (name: keyof Values & string, value: string) => void;
  readonly submit: () => void;
  readonly clear: () => void;
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
  };
}
