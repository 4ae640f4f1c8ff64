import { assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

export type FormValues = Readonly<Record<string, string>>;

export interface FormDefinition<Values extends FormValues = FormValues, Problem extends string = string> {
  readonly initial: Values;
  /** What a form holds that begins anew, where that is not always the same. */
  readonly anew?: (() => Values) | undefined;
  /** What is wrong with which field; pure, asked again after every change. */
  readonly problems: (values: Values) => Partial<Record<keyof Values, Problem>>;
  /** What was typed before the form went away, where that is kept (AUTH-15). */
  readonly draft?: (() => Values | undefined) | undefined;
}

export interface FormContext {
  readonly definition: FormDefinition;
  /** What it holds while nobody has written anything. */
  readonly blank: FormValues;
  /** Whether it holds what was written before it went away. */
  readonly isGivenBack: boolean;
  readonly values: FormValues;
  readonly problems: Partial<Record<string, string>>;
  /** Fields the reader has been in: only their problems are shown, until a submit shows all. */
  readonly visited: readonly string[];
  /** How often an invalid entry was submitted; views move the focus to the first problem when it grows. */
  readonly rejections: number;
  /** How often the server refused; views move the focus to the failure when it grows. */
  readonly failures: number;
  readonly failure: string | undefined;
  readonly secretShown: boolean;
  /** The field in which capitals are locked. */
  readonly capsLockIn: string | undefined;
}

export type FormEvent =
  | { readonly type: 'field.changed'; readonly field: string; readonly value: string }
  | { readonly type: 'field.left'; readonly field: string }
  | { readonly type: 'secret.toggled' }
  | { readonly type: 'capsLock.noticed'; readonly field: string; readonly on: boolean }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.cleared' }
  /** What was cleared is wanted back. */
  | { readonly type: 'form.restored'; readonly values: FormValues };

function begun(definition: FormDefinition): FormContext {
  const kept = definition.draft?.();
  const empty = blank(definition);
  if (kept === undefined) return empty;
  return { ...empty, values: kept, problems: definition.problems(kept), isGivenBack: true };
}

function blank(definition: FormDefinition): FormContext {
  const values = definition.anew?.() ?? definition.initial;
  return {
    definition,
    blank: values,
    isGivenBack: false,
    values,
    problems: definition.problems(values),
    visited: [],
    rejections: 0,
    failures: 0,
    failure: undefined,
    secretShown: false,
    capsLockIn: undefined,
  };
}

/**
 * A form: fields, their rules, and one submit at a time (AUTH-04, REL-17). What was typed stays until the form is
 * cleared or its submit has succeeded. `provideForm` gives it a module's fields, rules and submit, and gives it back its types.
 */
export const formMachine = setup({
  types: { context: {} as FormContext, events: {} as FormEvent, input: {} as FormDefinition },
  actors: { submit: fromPromise<Outcome<unknown, string>, FormValues>(unimplementedActor('submit')) },
  actions: {
    accepted: (_, _result: { readonly value: unknown }) => unimplementedAction('accepted')(),
    keepDraft: (_, _values: FormValues) => unimplementedAction('keepDraft')(),
    notifyCleared: unimplementedAction('notifyCleared'),
    clear: assign(({ context }) => blank(context.definition)),
    restore: assign(({ context }, kept: FormValues) => {
      const values = withRestored(context, kept);
      return { values, problems: context.definition.problems(values) };
    }),
    change: assign(({ context }, { field, value }: { field: string; value: string }) => {
      const values = { ...context.values, [field]: value };
      return { values, problems: context.definition.problems(values), failure: undefined };
    }),
    reject: assign(({ context }) => ({
      rejections: context.rejections + 1,
      visited: Object.keys(context.definition.initial),
    })),
    forget: assign(({ context }) => ({ values: blank(context.definition).values })),
    refuse: assign(({ context }, failure: string) => ({ failure, failures: context.failures + 1 })),
  },
  guards: { isValid: ({ context }) => Object.keys(context.problems).length === 0 },
}).createMachine({
  id: 'form',
  context: ({ input }) => begun(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': {
          actions: [
            { type: 'change', params: ({ event }) => event },
            { type: 'keepDraft', params: ({ context }) => context.values },
          ],
        },
        'form.submitted': [{ guard: 'isValid', target: 'submitting' }, { actions: 'reject' }],
        'form.cleared': {
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
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'submitted',
            actions: { type: 'accepted', params: ({ event }) => ({ value: valueOf(event.output) }) },
          },
          { target: 'editing', actions: { type: 'refuse', params: ({ event }) => reasonOf(event.output) } },
        ],
        onError: { target: 'editing', actions: { type: 'refuse', params: 'malformed' } },
      },
    },
    submitted: {
      entry: ['forget', { type: 'keepDraft', params: ({ context }) => context.values }],
      on: { 'form.cleared': { target: 'editing', actions: 'clear' } },
    },
  },
  on: {
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

/** Whether a form holds anything that its reader has written. */
export function isWritten({ values, blank: empty }: FormContext): boolean {
  return Object.entries(values).some(([field, value]) => value !== empty[field]);
}

/** What was written since stays: nothing that is typed is lost by an undo. */
function withRestored({ values, blank: empty }: FormContext, kept: FormValues): FormValues {
  const written = Object.entries(values).filter(([field, value]) => value !== empty[field]);
  return { ...kept, ...Object.fromEntries(written) };
}

/** Hangul may arrive decomposed, from some keyboards and from files: servers get one spelling. */
function normalised(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.normalize('NFC')]));
}

function valueOf(outcome: Outcome<unknown, string>): unknown {
  return outcome.kind === 'done' ? outcome.value : undefined;
}

function reasonOf(outcome: Outcome<unknown, string>): string {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
