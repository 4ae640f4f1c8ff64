import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import {
  type Accept,
  begun,
  blankOf,
  type FormContext,
  type FormEmitted,
  type FormEvent,
  type FormInput,
  type FormValues,
  formCalls,
  normalised,
  withRestored,
} from './form-state.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/**
 * A form: fields, their rules, and one submit at a time (AUTH-04, REL-17). What was typed stays until the form is
 * cleared or its submit has succeeded. `provideForm` gives it a module's fields, rules and submit, and gives it back its types.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormInput,
    emitted: {} as FormEmitted,
  },
  actors: { submit: fromPromise<Accept, FormValues>(unimplementedActor('submit')) },
  actions: {
    /** It is there: what it holds is what is kept from now on. */
    begin: (_, _values: FormValues) => unimplementedAction('begin')(),
    keepDraft: (_, _values: FormValues) => unimplementedAction('keepDraft')(),
    notifyCleared: unimplementedAction('notifyCleared'),
    accept: ({ self }, { follow }: { follow: Accept }) => follow(() => self.send({ type: 'form.cleared' })),
    clear: assign(({ context: { definition } }) => begun({ definition, blank: blankOf(definition), kept: undefined })),
    restore: assign(({ context }, kept: FormValues) => ({ values: withRestored(context, kept) })),
    change: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      values: { ...context.values, [field]: value },
      failure: undefined,
    })),
    reject: assign(({ context: { definition, values } }) => ({
      visited: Object.keys(definition.initial),
      rejected: Object.keys(definition.errors(values)),
    })),
    forget: assign(({ context }) => ({ values: blankOf(context.definition) })),
    refuse: assign((_, failure: string) => ({ failure })),
    emitRejected: emit({ type: 'form.rejected' }),
    emitRefused: emit({ type: 'form.refused' }),
  },
  guards: {
    isValid: ({ context: { definition, values } }) => Object.keys(definition.errors(values)).length === 0,
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => begun(input),
  entry: { type: 'begin', params: ({ context }) => context.values },
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      states: {
        open: {},
        /** It was submitted with something wrong in it. */
        rejected: {},
      },
      on: {
        'field.changed': {
          actions: [
            { type: 'change', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => context.values },
          ],
        },
        'form.submitted': [
          { guard: 'isValid', target: 'submitting' },
          { target: '.rejected', actions: ['reject', 'emitRejected'] },
        ],
        'form.cleared': {
          target: '.open',
          actions: ['notifyCleared', 'clear', { type: 'keepDraft', params: ({ context }) => context.values }],
        },
        'form.restored': {
          actions: [
            { type: 'restore', params: ({ event }) => event.values },
            { type: 'keepDraft', params: ({ context }) => context.values },
          ],
        },
      },
    },
    submitting: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'submit',
        input: ({ context }) => normalised(context.values),
        onDone: {
          target: 'submitted',
          actions: { type: 'accept', params: ({ event }) => ({ follow: event.output }) },
        },
        onError: [
          // It was given up, and is no failure; what is wanting beside the fields may be pointed out all the same.
          {
            guard: ({ event }) => formCalls.reasonOf(event.error) === 'aborted',
            target: 'editing',
            actions: 'emitRefused',
          },
          {
            target: 'editing',
            actions: [{ type: 'refuse', params: ({ event }) => formCalls.reasonOf(event.error) }, 'emitRefused'],
          },
        ],
      },
    },
    submitted: {
      entry: ['forget', { type: 'keepDraft', params: ({ context }) => context.values }],
      on: { 'form.cleared': { target: 'editing', actions: 'clear' } },
    },
  },
  on: {
    'form.begun': {
      target: '.editing',
      actions: [assign(({ event }) => begun(event.input)), { type: 'begin', params: ({ context }) => context.values }],
    },
    'field.left': {
      actions: assign(({ context, event }) => ({
        visited: context.visited.includes(event.field) ? context.visited : [...context.visited, event.field],
        capsLockIn: undefined,
      })),
    },
    'secret.toggled': { actions: assign(({ context }) => ({ secretShown: !context.secretShown })) },
    'capsLock.noticed': { actions: assign(({ event }) => ({ capsLockIn: event.on ? event.field : undefined })) },
  },
});

/** A running form, whatever it holds. */
export type FormActor = ActorRefFrom<typeof formMachine>;
