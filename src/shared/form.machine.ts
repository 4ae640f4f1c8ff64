import { assign, emit, fromCallback, fromPromise, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import { outcomeActors, outputOf, reasonOfRefused, unimplementedAction, unimplementedActor } from './actors.machine.ts';
import {
  type Adding,
  allRejected,
  blankOf,
  type Cleared,
  cleared,
  type Draft,
  type FieldChange,
  type FormContext,
  type FormDefinition,
  type FormEmitted,
  type FormEnded,
  type FormEvent,
  type FormInput,
  type FormNews,
  type FormSubmission,
  type FormValues,
  forgotten,
  initialContext,
  isSame,
  isUnsent,
  isWithheld,
  leavesUnsure,
  mayHaveArrived,
  mayRepeat,
  normalised,
  type RefusedSubmit,
  restartedContext,
  type StartedForm,
  type Withheld,
  withChangedField,
  withLeft,
  withRefusedSubmit,
  withRestored,
  withValues,
  wrongFields,
} from './form.ts';
import type { Navigation } from './navigation.ports.ts';
import type { FailureToast, Notifications } from './notifications.ports.ts';
import { done, type Outcome, refused, settledOutcome } from './outcome.ts';
import { makeSentForms, type SentForms, type SentOutcome } from './sent-form.store.ts';
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
      restore: assign(({ context }, before: Cleared<Values>) => withRestored(context, before)),
      change: assign(({ context }, changed: FieldChange) => withChangedField(context, changed)),
      leave: assign(({ context }, field: string) => withLeft(context, field)),
      reject: assign(({ context }) => allRejected(context)),
      forget: assign(({ context }) => forgotten(context)),
      refuse: assign(({ context }, submit: RefusedSubmit) => withRefusedSubmit(context, submit)),
      emitRejected: emit({ type: 'form.rejected' }),
      emitRefused: emit({ type: 'form.refused' }),
      emitAsked: emit({ type: 'form.asked' }),
      emitAccepted: emit({ type: 'form.accepted' }),
      noteEmittedChanges: assign(({ context }) => ({ hasEmittedChanges: !context.hasEmittedChanges })),
      emitChanges: emit(({ context }) => changesEvent(context)),
    },
    guards: {
      isValid: ({ context }) => wrongFields(context).length === 0,
      wasWithheld: (_, { type }: FormEnded<Value>) => type === 'form.withheld',
      mustEmitChanges: ({ context }) => isUnsent(context) !== context.hasEmittedChanges,
      isTakenOver: ({ context }) => context.isTakenOver === true,
      restarts: ({ context }) => context.definition.restarts === true,
      mayRepeat: ({ context: { definition, values, lost, partial } }) =>
        partial === undefined && mayRepeat(definition.adds, values, lost),
    },
  }).createMachine({
    id: 'form',
    context: ({ input }) => ({ ...initialContext(input), failures: [], hasEmittedChanges: false }),
    always: { guard: 'mustEmitChanges', actions: ['noteEmittedChanges', 'emitChanges'] },
    entry: 'begin',
    invoke: { src: 'owner', id: 'owner' },
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isTakenOver', target: 'submitting' }, { target: 'editing' }] },
      editing: {
        // The values that were saved may be the new basis for comparison.
        entry: assign(({ context }) => withValues(context, context.values)),
        initial: 'open',
        states: {
          open: {},
          /** Submitted with an invalid field. */
          rejected: {},
          /** Submitted again after an answer was lost: what it adds may be there already (REL-16). */
          asking: {
            on: {
              'repetition.confirmed': [
                { guard: 'isValid', target: '#form.submitting' },
                { target: 'rejected', actions: ['reject', 'emitRejected'] },
              ],
              'repetition.declined': 'open',
            },
          },
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
          { guard: not('isValid'), target: 'editing.rejected', actions: ['reject', 'emitRejected'] },
          { guard: 'mayRepeat', target: 'editing.asking', actions: 'emitAsked' },
          { target: 'submitting' },
        ],
      },
      submitting: {
        entry: assign(({ context }) => ({ isOnItsWay: context.lasts === true })),
        exit: assign({ isOnItsWay: false, isTakenOver: false }),
        // Why it was refused before stays until the answer: the page stands still under a second press.
        invoke: {
          src: 'submit',
          input: ({ context: { values, ...context } }) => ({ ...context, values: normalised(values) }),
          onDone: [
            // The view may mark what is missing besides the fields.
            {
              guard: { type: 'wasWithheld', params: outputOf },
              target: 'editing',
              actions: [{ type: 'refuse', params: withheldBy }, 'emitRefused'],
            },
            { target: 'submitted', actions: [{ type: 'sendEndToOwner', params: outputOf }, 'emitAccepted'] },
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
        target: '.opening',
        actions: [assign(({ event }) => ({ ...initialContext(event.input), failures: [] })), 'begin'],
      },
      'field.left': { actions: { type: 'leave', params: ({ event }) => event.field } },
      'secret.toggled': { actions: assign(({ context }) => ({ secretShown: !context.secretShown })) },
      'capsLock.noticed': { actions: assign(({ event }) => ({ capsLockIn: event.on ? event.field : undefined })) },
    },
  });
}

type FormMachine<Values extends FormValues, ValidationError extends string, Value> = ReturnType<
  typeof createFormMachine<Values, ValidationError, Value>
>;

/** The error of a submit, for the `params` of an action in `onError`. */
function refusedBy({ event: { error } }: { readonly event: { readonly error: unknown } }): RefusedSubmit {
  return { failure: error, reason: reasonOfRefused(error) };
}

/** The error of a submit that ended without success, for the `params` of an action in `onDone`. */
function withheldBy({ event: { output } }: { readonly event: { readonly output: FormEnded<unknown> } }): RefusedSubmit {
  return { failure: undefined, reason: output.type === 'form.withheld' ? output.reason : undefined };
}

export interface FormDependencies<
  Values extends FormValues,
  ValidationError extends string,
  Value,
  Reason extends string,
> {
  readonly definition: FormDefinition<Values, ValidationError>;
  /**
   * @param signal aborted when the page of the form is left, unless there is a {@link left}
   * @param failures why earlier submits of this form were refused
   */
  readonly submit: (
    values: Values,
    signal: AbortSignal,
    failures: readonly string[],
  ) => Promise<Outcome<Value, Reason | Withheld>>;
  /** Called after a success. */
  readonly accepted?: (value: Value) => void;
  /** Called after a failure that the form shows. @param failures of earlier submits */
  readonly refused?: (reason: Reason | 'unexpected', failures: readonly string[]) => void;
  /**
   * Tells how a submit ended whose page was left meanwhile: with it a submit goes on until it is answered (REL-18). A success has
   * cleared the stored draft; after a failure it is still there.
   * @param failures of earlier submits
   */
  readonly left?: (outcome: Outcome<Value, NoInfer<Reason> | 'unexpected'>, failures: readonly string[]) => void;
  /** Those that are being sent, where each page makes a form of its own. */
  readonly sentForms?: SentForms<Values, Value, Reason>;
  /** Where the typed values are stored; nowhere when absent. */
  readonly draft?: Draft<Values>;
  /** The values stay stored after a success: the caller clears them once its outcome is final. */
  readonly keepsDraft?: true;
  /** Calls back when the subject of the form has changed elsewhere. @returns stops listening */
  readonly onChangedElsewhere?: (notify: (what: ChangedElsewhere) => void) => () => void;
  /** Called when the form has started, with its values and its actor. */
  readonly begun?: (values: Values, form: StartedForm) => void;
  /**
   * Called when the user has cleared it.
   * @returns withdraws the offer to restore the values, when the form is removed from the page
   */
  readonly cleared?: (cleared: ClearedForm) => (() => void) | undefined;
}

/**
 * `saved`: its values were saved, and it is blank again. `begun`: it begins again, blank or with the draft that is stored
 * now, and what is being sent is aborted. `field`: a field whose value is chosen outside of the form.
 */
export type ChangedElsewhere = 'saved' | 'begun' | { readonly field: string; readonly value: string };

export interface ClearedForm {
  /** Whether the cleared form had any values. */
  readonly wasWritten: boolean;
  /** Restores its values. */
  readonly restore: () => void;
}

/** A form with its fields, rules and submit provided; views run it with `useForm`. @typeParam Value of its success */
export interface ProvidedForm<
  Values extends FormValues,
  ValidationError extends string,
  Reason extends string,
  Value = null,
> {
  readonly machine: FormMachine<Values, ValidationError, Value>;
  /** The initial input of a form that is about to be shown: the stored draft is read here, once. */
  readonly input: () => FormInput<Values, ValidationError>;
  readonly select: FormSelector<Values, ValidationError, Reason, Value>;
}

/** Provides a form machine with a module's form. */
export function provideForm<Values extends FormValues, ValidationError extends string, Value, Reason extends string>(
  dependencies: FormDependencies<Values, ValidationError, Value, Reason>,
): ProvidedForm<Values, ValidationError, Reason, Value> {
  const { definition, draft, keepsDraft, left } = dependencies;
  const calls = outcomeActors<Reason | 'unexpected'>('unexpected');
  const sentForms = dependencies.sentForms ?? makeSentForms<Values, Value, Reason>();
  const beginning = (): FormInput<Values, ValidationError> => {
    const read = draft?.read();
    // An older draft may lack a field.
    const stored = read && { ...definition.initial, ...read };
    const sending = stored && sentForms.find(stored);
    return {
      definition,
      blank: blankOf(definition),
      stored,
      lasts: left !== undefined,
      isTakenOver: sending !== undefined,
      // What is being sent is not lost yet.
      lost: sending === undefined ? draft?.lost?.() : sending.lost,
    };
  };
  const send = async (
    { values, partial, failures }: FormSubmission<Values, Value>,
    signal: AbortSignal,
  ): Promise<SentOutcome<Value, Reason>> => {
    if (partial !== undefined) {
      const saved = await partial.submit(values, signal, failures);
      if (saved.kind === 'done') return done({ type: 'form.accepted', value: saved.value });
      const { reason } = saved;
      const tell = (isLeft: boolean) => partial.refused(reason, failures, isLeft);
      return done({ type: 'form.withheld', reason, ...(!isWithheld(reason) && { tell }) });
    }
    const outcome = await dependencies.submit(values, signal, failures);
    if (outcome.kind === 'done') return done({ type: 'form.accepted', value: outcome.value });
    const { reason } = outcome;
    return isWithheld(reason) ? done({ type: 'form.withheld', reason }) : refused(reason);
  };
  /** Answered since its draft was read, before it was shown: it begins anew, and is not sent. */
  const isOvertaken = ({ isTakenOver, values }: FormSubmission<Values, Value>): boolean =>
    isTakenOver === true && sentForms.find(values) === undefined;
  const sendLasting = (input: FormSubmission<Values, Value>, signal: AbortSignal) => {
    if (isOvertaken(input)) return new Promise<never>(() => undefined);
    const { values, lost } = input;
    const call = async () => {
      // Until it is answered nobody knows: a reload, or a session that ends meanwhile, would lose the answer.
      if (definition.adds !== undefined) draft?.write(values, values);
      draft?.keep?.();
      const outcome = await settledOutcome(() => send(input, new AbortController().signal));
      if (isKnownNotToHaveArrived(outcome)) noteNotArrived(values, lost);
      return outcome;
    };
    return sentForms.send({ values, lost }, call, { signal, left: (outcome) => tellLeft(outcome, input.failures) });
  };
  const isKnownNotToHaveArrived = (outcome: SentOutcome<Value, Reason>): boolean =>
    outcome.kind === 'refused'
      ? !mayHaveArrived(definition.adds, outcome.reason)
      : outcome.value.type === 'form.withheld';
  /** @param before what was lost before it */
  const noteNotArrived = (values: Values, before: Values | undefined): void => {
    const stored = draft?.read();
    // Another user may be signed in by now.
    if (definition.adds === undefined || stored === undefined || !isSame(stored, values)) return;
    draft?.write(values, before);
    draft?.keep?.();
  };
  const tellLeft = (outcome: SentOutcome<Value, Reason>, failures: readonly string[]): void => {
    if (outcome.kind === 'refused') left?.(outcome, failures);
    else if (outcome.value.type === 'form.withheld') outcome.value.tell?.(true);
    else {
      if (keepsDraft !== true) draft?.write(blankOf(definition));
      left?.(done(outcome.value.value), failures);
    }
  };

  return {
    input: beginning,
    machine: createFormMachine<Values, ValidationError, Value>().provide({
      actors: {
        owner: fromCallback<FormNews<Values, Value>>(({ sendBack, receive }) => {
          let withdrawOffer: (() => void) | undefined;
          receive((news) => {
            if (news.type === 'form.accepted') dependencies.accepted?.(news.value);
            if (news.type === 'draft.cleared') {
              const { values, lost, wasWritten } = news;
              const restore = () => sendBack({ type: 'form.restored', values, lost });
              withdrawOffer = dependencies.cleared?.({ wasWritten, restore }) ?? withdrawOffer;
            }
          });
          const stopListening = dependencies.onChangedElsewhere?.((what) => {
            if (typeof what === 'object') sendBack({ type: 'field.changed', ...what });
            else sendBack(what === 'saved' ? { type: 'form.cleared' } : { type: 'form.begun', input: beginning() });
          });
          return () => {
            stopListening?.();
            withdrawOffer?.();
          };
        }),
        submit: calls.fromOutcome<FormEnded<Value>, FormSubmission<Values, Value>>(async ({ input, signal }) => {
          const outcome = await (left === undefined ? send(input, signal) : sendLasting(input, signal));
          if (outcome.kind === 'refused' && !signal.aborted) {
            // The page is there to ask before it is left: what was kept for it is not restored after that. Where something may
            // have been added, the user leaves it to look.
            if (left !== undefined && !mayHaveArrived(definition.adds, outcome.reason)) {
              draft?.write(input.values, input.lost);
            }
            dependencies.refused?.(outcome.reason, input.failures);
          }
          if (outcome.kind === 'done' && outcome.value.type === 'form.withheld' && !signal.aborted) {
            outcome.value.tell?.(false);
          }
          return outcome;
        }),
      },
      actions: {
        begin: ({ context, self }) => {
          dependencies.begun?.(context.values, self);
          if (isOvertaken(context)) self.send({ type: 'form.begun', input: beginning() });
        },
        storeDraft: ({ context }) => draft?.write(context.values, context.lost),
        endDraft: ({ context }) => {
          if (keepsDraft !== true) draft?.write(context.values);
        },
      },
    }),
    select: formSelector(calls.reasonOf),
  };
}

/** What tells of a form whose page was left. */
export interface LeftFormTelling {
  readonly notifications: Notifications;
  readonly navigation: Navigation;
}

/**
 * Called when a form is made, on its page: says that it was not sent after the page was left, with the way back to what was typed
 * (REL-18). Whoever is not signed in any more has been told already, and finds it when they are (AUTH-15).
 */
export function leftFormFailure<Why extends string | { readonly reason: string }>(
  { notifications, navigation }: LeftFormTelling,
  toastOf: (why: Why) => Omit<FailureToast, 'onAction'>,
): (why: Why) => void {
  const page = navigation.current();
  return (why) => {
    const failed = toastOf(why);
    if (failed.reason === 'unauthorized') return;
    notifications.notifyFailure({ ...failed, onAction: () => navigation.goTo(page) });
  };
}

/** Takes how a form ended whose page was left meanwhile: what was accepted, or that it was not sent (REL-18). */
export function endedAfterLeaving<Value, Why extends string>(
  telling: LeftFormTelling,
  toastOf: (why: Why) => Omit<FailureToast, 'onAction'>,
  accepted: (value: Value) => void,
): (outcome: Outcome<Value, Why>) => void {
  const tellFailure = leftFormFailure(telling, toastOf);
  return (outcome) => (outcome.kind === 'done' ? accepted(outcome.value) : tellFailure(outcome.reason));
}

/** The view model of a form. */
export interface FormViewModel<Values extends FormValues, ValidationError extends string, Reason extends string> {
  readonly values: Values;
  /** Validation errors of the fields that the user has left, or of all after an invalid submit. */
  readonly shownErrors: Partial<Record<keyof Values, ValidationError>>;
  /** Validation errors of all fields, shown or not. */
  readonly errors: Partial<Record<keyof Values, ValidationError>>;
  readonly isValid: boolean;
  readonly isSubmitting: boolean;
  /** The last submit was a partial one. */
  readonly isPartial: boolean;
  /** Whether it holds anything that the user has written. */
  readonly isWritten: boolean;
  /** Whether it started with stored values. */
  readonly isRestored: boolean;
  /** It is being sent since before it was shown: its page was left meanwhile (REL-18). */
  readonly isTakenOver: boolean;
  readonly isSubmitted: boolean;
  /**
   * It is to be said that an earlier submit, whose answer was lost, may have added what the form adds (REL-16): while the user is
   * asked, and where the server would not recognise it. Not beside a failure that is the server's answer to a later submit.
   */
  readonly isUnsure: boolean;
  /** It was submitted again all the same: the user is asked before it is sent. */
  readonly isAsking: boolean;
  /** Whether the form was submitted with an invalid field. */
  readonly isRejected: boolean;
  /** The fields that were invalid then, in the order of the form. */
  readonly rejected: readonly (keyof Values & string)[];
  /**
   * Why the server refused, or that the submit threw; undefined when the form was not sent at all. It stays while the form is
   * sent again.
   */
  readonly failure: Reason | 'unexpected' | undefined;
  readonly secretShown: boolean;
  readonly capsLockIn: keyof Values | undefined;
  /** True when a field was left and is valid. */
  readonly isRight: (field: keyof Values) => boolean;
}

/** The errors of these fields alone. */
function onlyIn<Errors extends object>(fields: readonly string[], errors: Errors): Errors {
  const others = Object.keys(errors).filter((field) => !fields.includes(field));
  return { ...errors, ...Object.fromEntries(others.map((field) => [field, undefined])) };
}

type FormSelector<Values extends FormValues, ValidationError extends string, Reason extends string, Value = null> = (
  snapshot: SnapshotFrom<FormMachine<Values, ValidationError, Value>>,
) => FormViewModel<Values, ValidationError, Reason>;

/** Of what was lost, while the user is not asked. @param reason why the last submit failed, if it did */
const isToldUnsure = (adds: Adding, reason: string | undefined): boolean =>
  reason === undefined ? !adds.isRecognised : leavesUnsure(adds, reason);

/** @param reasonOf maps the error of a submit to its reason */
function formSelector<Values extends FormValues, ValidationError extends string, Reason extends string, Value>(
  reasonOf: (failure: unknown) => Reason | 'unexpected',
): FormSelector<Values, ValidationError, Reason, Value> {
  return (snapshot) => {
    const { definition, values, visited, failure, secretShown, capsLockIn, isRestored, isWritten, partial, lost } =
      snapshot.context;
    const isAsking = snapshot.matches({ editing: 'asking' });
    const reason = failure === undefined ? undefined : reasonOf(failure);
    const wrong = wrongFields(snapshot.context);
    const errors = onlyIn(wrong, definition.errors(values));
    return {
      values,
      shownErrors: onlyIn(visited, errors),
      errors,
      isValid: wrong.length === 0,
      isSubmitting: snapshot.matches('submitting'),
      isPartial: partial !== undefined,
      isWritten,
      isRestored,
      isTakenOver: snapshot.context.isTakenOver === true,
      isSubmitted: snapshot.matches('submitted'),
      isUnsure:
        isAsking || (definition.adds !== undefined && lost !== undefined && isToldUnsure(definition.adds, reason)),
      isAsking,
      isRejected: snapshot.matches({ editing: 'rejected' }),
      rejected: Object.keys(definition.initial).filter((field) => snapshot.context.rejected.includes(field)),
      failure: reason,
      secretShown,
      capsLockIn,
      isRight: (field) => visited.includes(String(field)) && errors[field] === undefined,
    };
  };
}
