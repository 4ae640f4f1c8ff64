import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  blankOf,
  type FormContext,
  type FormEmitted,
  type FormEnded,
  type FormEvent,
  type FormInput,
  type FormNews,
  type FormSubmission,
  type FormValues,
  initialContext,
  isWritten,
  normalised,
  withRestored,
  wrongFields,
} from './form-state.ts';
import { outputOf } from './outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/**
 * A form: fields, their rules, and one submit at a time (AUTH-04, REL-17). What was typed stays until the form is
 * cleared or its submit has succeeded. `provideForm` provides a module's fields, rules and submit, and restores their types.
 */
export const formMachine = setup({
  types: {
    context: {} as FormContext,
    events: {} as FormEvent,
    input: {} as FormInput,
    emitted: {} as FormEmitted,
  },
  actors: {
    submit: fromPromise<FormEnded, FormSubmission>(unimplementedActor('submit')),
    /** Hears what became of the form, and changes it when its subject has changed elsewhere. */
    owner: fromCallback<FormNews>(() => undefined),
  },
  actions: {
    /** The form has started: from now on its values are kept. */
    begin: (_, _values: FormValues) => unimplementedAction('begin')(),
    keepDraft: (_, _values: FormValues) => unimplementedAction('keepDraft')(),
    sendEndToOwner: sendTo('owner', (_, ended: FormEnded) => ended),
    sendClearedToOwner: sendTo(
      'owner',
      ({ context }): FormNews => ({ type: 'draft.cleared', values: context.values, wasWritten: isWritten(context) }),
    ),
    clear: assign(({ context: { definition } }) =>
      initialContext({ definition, blank: blankOf(definition), kept: undefined }),
    ),
    restore: assign(({ context }, kept: FormValues) => ({ values: withRestored(context, kept) })),
    change: assign(({ context }, { field, value }: { field: string; value: string }) => ({
      values: { ...context.values, [field]: value },
      failure: undefined,
    })),
    reject: assign(({ context }) => ({
      visited: Object.keys(context.definition.initial),
      rejected: wrongFields(context),
    })),
    forget: assign(({ context }) => ({ values: blankOf(context.definition) })),
    refuse: assign((_, { error }: { readonly error: unknown }) => ({ failure: error })),
    emitRejected: emit({ type: 'form.rejected' }),
    emitRefused: emit({ type: 'form.refused' }),
  },
  guards: {
    isValid: ({ context }) => wrongFields(context).length === 0,
    wasWithheld: (_, { type }: FormEnded) => type === 'form.withheld',
    restarts: ({ context }) => context.definition.restarts === true,
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => initialContext(input),
  entry: { type: 'begin', params: ({ context }) => context.values },
  invoke: { src: 'owner', id: 'owner' },
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      states: {
        open: {},
        /** It was submitted with an invalid field. */
        rejected: {},
      },
      on: {
        'field.changed': {
          actions: [
            { type: 'change', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => context.values },
          ],
        },
        'form.submitted': { target: 'checking', actions: assign(({ event: { partial } }) => ({ partial })) },
        'form.cleared': {
          target: '.open',
          actions: ['sendClearedToOwner', 'clear', { type: 'keepDraft', params: ({ context }) => context.values }],
        },
        'form.restored': {
          actions: [
            { type: 'restore', params: ({ event }) => event.values },
            { type: 'keepDraft', params: ({ context }) => context.values },
          ],
        },
      },
    },
    checking: {
      always: [
        { guard: 'isValid', target: 'submitting' },
        { target: 'editing.rejected', actions: ['reject', 'emitRejected'] },
      ],
    },
    submitting: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'submit',
        input: ({ context: { values, partial } }) => ({ values: normalised(values), partial }),
        onDone: [
          // What is missing besides the fields may be marked in the view.
          { guard: { type: 'wasWithheld', params: outputOf }, target: 'editing', actions: 'emitRefused' },
          { target: 'submitted', actions: { type: 'sendEndToOwner', params: outputOf } },
        ],
        onError: {
          target: 'editing',
          actions: [{ type: 'refuse', params: ({ event }) => event }, 'emitRefused'],
        },
      },
    },
    submitted: {
      entry: ['forget', { type: 'keepDraft', params: ({ context }) => context.values }],
      always: { guard: 'restarts', target: 'editing', actions: 'clear' },
      on: { 'form.cleared': { target: 'editing', actions: 'clear' } },
    },
  },
  on: {
    'form.begun': {
      target: '.editing',
      actions: [
        assign(({ event }) => initialContext(event.input)),
        { type: 'begin', params: ({ context }) => context.values },
      ],
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
