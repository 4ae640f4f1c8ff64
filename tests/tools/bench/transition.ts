import { createActor } from 'xstate';
import { formMachine } from '../../../src/shared/machines/form.machine.ts';
import type { Figures } from './loading.ts';

const ROUNDS = 5000;

/** How long a form's machine takes for one typed letter, its rules asked anew: `duration`, in microseconds. */
export function timeTransition(): Figures {
  const definition = {
    initial: { title: '' },
    errors: ({ title }: Readonly<Record<string, string>>) => (title === '' ? { title: 'missing' } : {}),
  };
  const actor = createActor(formMachine.provide({ actions: { begin: () => undefined, keepDraft: () => undefined } }), {
    input: { definition, blank: definition.initial, kept: undefined },
  }).start();
  const type = (letter: number): void => actor.send({ type: 'field.changed', field: 'title', value: String(letter) });
  // Once for the compiler of the engine, once for the clock.
  for (let letter = 0; letter < ROUNDS; letter += 1) type(letter);
  const began = performance.now();
  for (let letter = 0; letter < ROUNDS; letter += 1) type(letter);
  const duration = ((performance.now() - began) / ROUNDS) * 1000;
  actor.stop();
  return { duration };
}
