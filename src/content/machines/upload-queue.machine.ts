import { assign, fromPromise, setup } from 'xstate';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { FileRule } from '../domain/file-check.ts';
import {
  EMPTY_LIST,
  keepFailed,
  type OpenedFile,
  type QueuedFile,
  withChosen,
  withFailures,
  withMoved,
} from '../domain/upload-list.ts';
import { isUnderWay } from '../domain/upload-progress.ts';
import type { UploadField } from '../ports/uploads.ts';
import type { Sending, UploadQueueContext, UploadQueueEvent, UploadReport } from './upload-queue-state.ts';

/**
 * Files on their way to the server: chosen, looked into, put in order, sent together (BULL-05…07, REL-24). What was
 * taken leaves; what was not stays with its reason and can be sent again. Nothing else is lost: not by a failure, an
 * ended session, or giving up. While they travel, one can be taken out and the others go on.
 */
export const uploadQueueMachine = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    input: {} as { readonly rule: FileRule },
  },
  actors: {
    open: fromPromise<readonly OpenedFile[], readonly File[]>(unimplementedActor('open')),
    send: fromPromise<UploadReport, Sending>(unimplementedActor('send')),
  },
  actions: {
    completed: (_, _report: UploadReport) => unimplementedAction('completed')(),
    notifyFailures: (_, _report: UploadReport) => unimplementedAction('notifyFailures')(),
    notifyRefused: (_, _reason: string) => unimplementedAction('notifyRefused')(),
    takeIn: assign(({ context }, files: readonly File[]) => ({ incoming: [...context.incoming, ...files] })),
    admit: assign(({ context }, opened: readonly OpenedFile[]) => ({
      ...withChosen(context, opened, context.rule),
      incoming: [],
      queueFailure: undefined,
      lacksFile: false,
    })),
    demand: assign(({ context }) => ({ lacksFile: context.files.length < context.rule.minFiles })),
    move: assign(({ context }, { id, to }: { id: number; to: number }) => ({
      files: withMoved(context.files, id, to),
      moved: id,
    })),
    remove: assign(({ context }, id: number) => ({ files: without(context.files, id) })),
    clear: assign({
      ...EMPTY_LIST,
      incoming: [],
      fields: [],
      queueFailure: undefined,
      moved: undefined,
      lacksFile: false,
    }),
    begin: assign((_, fields: readonly UploadField[]) => ({
      fields,
      share: undefined,
      queueFailure: undefined,
      answer: undefined,
    })),
    advance: assign((_, share: number | undefined) => ({ share })),
    setQueueFailure: assign((_, queueFailure: string) => ({ queueFailure })),
    conclude: assign(({ context }, { outcome, failures }: UploadReport) => ({
      files: outcome.kind === 'done' ? keepFailed(context.files, failures) : withFailures(context.files, failures),
      turnedAway: [],
      moved: undefined,
      queueFailure: outcome.kind === 'done' ? undefined : outcome.reason,
      answer: outcome.kind === 'done' ? { value: outcome.value } : undefined,
      acceptances: context.acceptances + (outcome.kind === 'done' && failures.length < context.files.length ? 1 : 0),
    })),
  },
  guards: {
    hasIncoming: ({ context }) => context.incoming.length > 0,
    hasEnough: ({ context }) => context.files.length >= context.rule.minFiles,
    canTakeOut: ({ context }, id: number) => canTakeOut(context, id),
    canGoOnWithout: ({ context }, id: number) =>
      canTakeOut(context, id) && without(context.files, id).length >= context.rule.minFiles,
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({
    ...EMPTY_LIST,
    rule: input.rule,
    incoming: [],
    fields: [],
    share: undefined,
    queueFailure: undefined,
    moved: undefined,
    acceptances: 0,
    answer: undefined,
    lacksFile: false,
  }),
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'hasIncoming', target: 'checking' },
      on: {
        'file.moved': { actions: { type: 'move', params: ({ event }) => event } },
        'files.demanded': { actions: 'demand' },
        'file.removed': { actions: { type: 'remove', params: ({ event }) => event.id } },
        'upload.asked': {
          guard: 'hasEnough',
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => event.fields ?? [] },
        },
        'queue.cleared': { actions: 'clear' },
      },
    },
    checking: {
      invoke: {
        src: 'open',
        input: ({ context }) => context.incoming,
        onDone: { target: 'ready', actions: { type: 'admit', params: ({ event }) => event.output } },
        onError: {
          target: 'ready',
          actions: { type: 'admit', params: ({ context }) => context.incoming.map(unreadable) },
        },
      },
      on: {
        'files.chosen': {
          target: 'checking',
          reenter: true,
          actions: { type: 'takeIn', params: ({ event }) => event.files },
        },
        'queue.cleared': { target: 'ready', actions: 'clear' },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context, self }) => ({
          files: context.files.map(({ file }) => file),
          fields: context.fields,
          notifyProgress: (share) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.failures.length > 0,
            target: 'ready',
            actions: [
              { type: 'conclude', params: ({ event }) => event.output },
              { type: 'notifyFailures', params: ({ event }) => event.output },
            ],
          },
          {
            guard: ({ event }) => event.output.outcome.kind === 'done',
            target: 'ready',
            actions: [
              { type: 'conclude', params: ({ event }) => event.output },
              { type: 'completed', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'ready',
            actions: [
              { type: 'conclude', params: ({ event }) => event.output },
              { type: 'notifyRefused', params: ({ event }) => reasonOf(event.output) },
            ],
          },
        ],
        onError: {
          target: 'ready',
          actions: [
            { type: 'setQueueFailure', params: 'malformed' },
            { type: 'notifyRefused', params: 'malformed' },
          ],
        },
      },
      on: {
        'upload.progressed': { actions: { type: 'advance', params: ({ event }) => event.share } },
        // The others begin anew, without it; nothing of them can have been taken (REL-16).
        'file.removed': [
          {
            guard: { type: 'canGoOnWithout', params: ({ event }) => event.id },
            target: 'sending',
            reenter: true,
            actions: [
              { type: 'remove', params: ({ event }) => event.id },
              { type: 'begin', params: ({ context }) => context.fields },
            ],
          },
          {
            guard: { type: 'canTakeOut', params: ({ event }) => event.id },
            target: 'ready',
            actions: [
              { type: 'remove', params: ({ event }) => event.id },
              { type: 'setQueueFailure', params: 'cancelled' },
            ],
          },
        ],
        'upload.cancelled': { target: 'ready', actions: { type: 'setQueueFailure', params: 'cancelled' } },
        // Whoever leaves gives it up, and finds the files where they were (REL-18).
        'page.left': { target: 'ready', actions: { type: 'setQueueFailure', params: 'cancelled' } },
        'queue.cleared': { target: 'ready', actions: 'clear' },
      },
    },
  },
  on: { 'files.chosen': { actions: { type: 'takeIn', params: ({ event }) => event.files } } },
});

const without = (files: readonly QueuedFile[], id: number): readonly QueuedFile[] =>
  files.filter((queued) => queued.id !== id);

const canTakeOut = ({ files, share }: UploadQueueContext, id: number): boolean =>
  isUnderWay(share) && files.some((queued) => queued.id === id);

const unreadable = (file: File): OpenedFile => ({ file, head: undefined });

const reasonOf = ({ outcome }: UploadReport): string => (outcome.kind === 'refused' ? outcome.reason : 'malformed');
