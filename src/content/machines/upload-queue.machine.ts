import { assign, enqueueActions, forwardTo, fromPromise, sendTo, setup } from 'xstate';
import { keeping } from '@/shared/machines/reading-state.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { FileRule } from '../domain/file-check.ts';
import { withMoved, withoutFile } from '../domain/upload-list.ts';
import { isBodyUnsent } from '../domain/upload-progress.ts';
import { createUploadMachine, type UploadReport } from './upload.machine.ts';
import { type Answered, cancelledIn, type FilesChecked, incompleteIn, type UploadQuestion } from './upload-answers.ts';
import {
  EMPTY_QUEUE,
  type FileMove,
  type FilesAccepted,
  hasAccepted,
  newQueue,
  type OpenedChoices,
  sentOf,
  type UploadQueueContext,
  type UploadQueueEvent,
  unreadableIn,
  withOpened,
  withReport,
} from './upload-queue-state.ts';

/**
 * A queue of files to upload: chosen, checked, put in order, sent together (BULL-05…07, REL-24). Accepted files leave the
 * queue; the others stay with their reason and can be sent again. A failure, the end of the session, or cancelling loses
 * no file. Created once for each queue.
 */
export function createUploadQueueMachine<Value>() {
  return setup({
    types: {
      context: {} as UploadQueueContext<Value>,
      events: {} as UploadQueueEvent<Value>,
      emitted: {} as FilesAccepted,
      input: {} as { readonly rule: FileRule },
    },
    actors: {
      open: fromPromise<OpenedChoices, readonly (readonly File[])[]>(unimplementedActor('open')),
      upload: createUploadMachine<Value>(),
    },
    actions: {
      notifyEnd: (_, _report: UploadReport<Value>) => unimplementedAction('notifyEnd')(),
      addIncoming: assign(({ context }, files: readonly File[]) => ({ incoming: [...context.incoming, files] })),
      addOpened: assign(({ context }, choices: OpenedChoices) => withOpened(context, choices)),
      requireFiles: assign(({ context }) => ({ lacksFile: context.files.length < context.rule.minFiles })),
      move: assign(({ context }, { id, to }: FileMove) => ({ files: withMoved(context.files, id, to), moved: id })),
      remove: assign(({ context }, id: number) => ({ files: withoutFile(context.files, id) })),
      clear: assign(EMPTY_QUEUE),
      begin: assign((_, { fields = [], asker }: UploadQuestion<Value>) => ({ fields, asker, queueFailure: undefined })),
      answer: enqueueActions(({ enqueue }, { asker, outcome }: Answered<Value>) => {
        if (asker !== undefined) enqueue.sendTo(asker, { type: 'upload.answered', outcome });
      }),
      addWaiting: assign(({ context }, asker: Receiver<FilesChecked>) => ({ waiting: [...context.waiting, asker] })),
      answerWaiting: enqueueActions(({ context, enqueue }) => {
        for (const asker of context.waiting) enqueue.sendTo(asker, { type: 'files.checked' });
        enqueue.assign({ waiting: [] });
      }),
      advance: assign((_, share: number | undefined) => ({ share })),
      giveUp: assign({ queueFailure: 'cancelled' }),
      applyReport: assign(({ context }, report: UploadReport<Value>) => withReport(context, report)),
      emitAcceptance: enqueueActions(({ context, enqueue }, report: UploadReport<Value>) => {
        if (hasAccepted(context, report)) enqueue.emit({ type: 'files.accepted' });
      }),
    },
    guards: {
      isPlace: ({ context }, to: number) => to >= 0 && to < context.files.length,
      isUnderWay: ({ context }) => isBodyUnsent(context.share),
      hasIncoming: ({ context }) => context.incoming.length > 0,
      hasEnough: ({ context }) => context.files.length >= context.rule.minFiles,
    },
  }).createMachine({
    id: 'uploadQueue',
    context: ({ input }) => newQueue(input),
    initial: 'ready',
    states: {
      ready: {
        entry: 'answerWaiting',
        always: { guard: 'hasIncoming', target: 'checking' },
        on: {
          'file.moved': {
            guard: { type: 'isPlace', params: ({ event }) => event.to },
            actions: { type: 'move', params: ({ event }) => event },
          },
          'files.required': { actions: 'requireFiles' },
          'file.removed': { actions: { type: 'remove', params: ({ event }) => event.id } },
          'upload.asked': {
            guard: 'hasEnough',
            target: 'sending',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          'queue.cleared': { actions: 'clear' },
        },
      },
      checking: {
        tags: 'busy',
        invoke: {
          src: 'open',
          input: ({ context }) => context.incoming,
          onDone: keeping('ready', 'addOpened'),
          onError: { target: 'ready', actions: { type: 'addOpened', params: unreadableIn } },
        },
        on: {
          'check.asked': { actions: { type: 'addWaiting', params: ({ event }) => event.asker } },
          'files.chosen': {
            target: 'checking',
            reenter: true,
            actions: { type: 'addIncoming', params: ({ event }) => event.files },
          },
          'queue.cleared': { target: 'ready', actions: 'clear' },
        },
      },
      sending: {
        tags: 'busy',
        invoke: { id: 'upload', src: 'upload', input: ({ context, self }) => ({ ...sentOf(context), queue: self }) },
        on: {
          'upload.progressed': { actions: { type: 'advance', params: ({ event }) => event.share } },
          'file.withdrawn': { actions: { type: 'remove', params: ({ event }) => event.id } },
          'upload.givenUp': { target: 'ready', actions: ['giveUp', { type: 'answer', params: cancelledIn }] },
          'upload.ended': {
            target: 'ready',
            actions: [
              { type: 'emitAcceptance', params: ({ event }) => event.report },
              { type: 'applyReport', params: ({ event }) => event.report },
              { type: 'answer', params: ({ context, event: { report } }) => ({ ...context, outcome: report.outcome }) },
              { type: 'notifyEnd', params: ({ event }) => event.report },
            ],
          },
          'file.removed': { guard: 'isUnderWay', actions: forwardTo('upload') },
          'upload.cancelled': { actions: forwardTo('upload') },
          'page.left': { actions: forwardTo('upload') },
          'queue.cleared': { target: 'ready', actions: ['clear', { type: 'answer', params: cancelledIn }] },
        },
      },
    },
    on: {
      'files.chosen': { actions: { type: 'addIncoming', params: ({ event }) => event.files } },
      'upload.asked': { actions: { type: 'answer', params: incompleteIn } },
      'check.asked': { actions: sendTo(({ event }) => event.asker, { type: 'files.checked' }) },
    },
  });
}

export type UploadQueueMachine<Value> = ReturnType<typeof createUploadQueueMachine<Value>>;
