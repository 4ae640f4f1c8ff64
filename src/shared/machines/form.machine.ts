import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  allRejected,
  cleared,
  forgotten,
  initialContext,
  normalised,
  refusedBy,
  restartedContext,
  withChanged,
  withheldBy,
  withLeft,
  withRefused,
  withRestored,
  withValues,
  wrongFields,
} from './form-context.ts';
import type {
  FieldChange,
  FormContext,
  FormEmitted,
  FormEnded,
  FormEvent,
  FormInput,
  FormNews,
  FormSubmission,
  FormValues,
  RefusedSubmit,
} from './form-state.ts';
import { outputOf } from './outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';
import { type ChangesEmitted, changesEvent } from './unsaved-changes.ts';

/**
 * A form: fields, their rules, and one submit at a time (AUTH-04, REL-17). What was typed stays until the form is
 * cleared or its submit has succeeded. `provideForm` provides a module's fields, rules and submit. Created once for each
 * `provide…` call.
 */
export function createFormMachine<Values extends FormValues, ValidationError extends string, Value>() {
  return setup({
    types: {
      context: {} as FormContext<Values, ValidationError, Value>,
      events: {} as FormEvent<Values, ValidationError, Value>,
      input: {} as FormInput<Values, ValidationError>,
      emitted: {} as FormEmitted | ChangesEmitted,
    },
    actors: {
      submit: fromPromise<FormEnded<Value>, FormSubmission<Values, Value>>(unimplementedActor('submit')),
      /** Follows the subject of the form, and changes the form when the subject has changed elsewhere. */
      owner: fromCallback<FormNews<Values, Value>>(() => undefined),
    },
    actions: {
      /** The form has started: from now on its values are stored. */
      begin: unimplementedAction('begin'),
      storeDraft: unimplementedAction('storeDraft'),
      endDraft: unimplementedAction('endDraft'),
      sendEndToOwner: sendTo('owner', (_, ended: FormEnded<Value>) => ended),
      sendClearedToOwner: sendTo('owner', ({ context }) => cleared(context)),
      clear: assign(({ context }) => restartedContext(context)),
      restore: assign(({ context }, { values }: { readonly values: Values }) =>
        withValues(context, withRestored(context, values)),
      ),
      change: assign(({ context }, changed: FieldChange) => withChanged(context, changed)),
      leave: assign(({ context }, field: string) => withLeft(context, field)),
      reject: assign(({ context }) => allRejected(context)),
      forget: assign(({ context }) => forgotten(context)),
      refuse: assign(({ context }, refused: RefusedSubmit) => withRefused(context, refused)),
      emitRejected: emit({ type: 'form.rejected' }),
      emitRefused: emit({ type: 'form.refused' }),
      noteEmittedChanges: assign(({ context }) => ({ hasEmittedChanges: !context.hasEmittedChanges })),
      emitChanges: emit(({ context }) => changesEvent(context)),
    },
    guards: {
      isValid: ({ context }) => wrongFields(context).length === 0,
      wasWithheld: (_, { type }: FormEnded<Value>) => type === 'form.withheld',
      mustEmitChanges: ({ context }) => context.isWritten !== context.hasEmittedChanges,
      restarts: ({ context }) => context.definition.restarts === true,
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({ ...initialContext(input), failures: [], hasEmittedChanges: false }),
    always: { guard: 'mustEmitChanges', actions: ['noteEmittedChanges', 'emitChanges'] },
    entry: 'begin',
    invoke: { src: 'owner', id: 'owner' },
    initial: 'editing',
    states: {
      editing: {
        // The values that were saved may be the new basis for comparison.
        entry: assign(({ context }) => withValues(context, context.values)),
        initial: 'open',
        states: {
          open: {},
          /** Submitted with an invalid field. */
          rejected: {},
        },
        on: {
          'field.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'] },
          'form.submitted': { target: 'checking', actions: assign(({ event: { partial } }) => ({ partial })) },
          'form.cleared': { target: '.open', actions: ['sendClearedToOwner', 'clear', 'storeDraft'] },
          'form.restored': {
            actions: [{ type: 'restore', params: ({ event }) => event }, 'storeDraft'],
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
          input: ({ context: { values, partial, failures } }) => ({ values: normalised(values), partial, failures }),
          onDone: [
            // The view may mark what is missing besides the fields.
            {
              guard: { type: 'wasWithheld', params: outputOf },
              target: 'editing',
              actions: [{ type: 'refuse', params: withheldBy }, 'emitRefused'],
            },
            { target: 'submitted', actions: { type: 'sendEndToOwner', params: outputOf } },
          ],
          onError: { target: 'editing', actions: [{ type: 'refuse', params: refusedBy }, 'emitRefused'] },
        },
      },
      submitted: {
        entry: ['forget', 'endDraft'],
        always: { guard: 'restarts', target: 'editing', actions: 'clear' },
        on: { 'form.cleared': { target: 'editing', actions: 'clear' } },
      },
    },
    on: {
      'form.begun': {
        target: '.editing',
        actions: [assign(({ event }) => ({ ...initialContext(event.input), failures: [] })), 'begin'],
      },
      'field.left': { actions: { type: 'leave', params: ({ event }) => event.field } },
      'secret.toggled': { actions: assign(({ context }) => ({ secretShown: !context.secretShown })) },
      'capsLock.noticed': { actions: assign(({ event }) => ({ capsLockIn: event.on ? event.field : undefined })) },
    },
  });
}

export type FormMachine<Values extends FormValues, ValidationError extends string, Value> = ReturnType<
  typeof createFormMachine<Values, ValidationError, Value>
>;
