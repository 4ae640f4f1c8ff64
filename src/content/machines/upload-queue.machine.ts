import { assign, enqueueActions, forwardTo, fromPromise, setup } from 'xstate';
import { keeping } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { FileRule } from '../domain/file-check.ts';
import { type OpenedFile, withChosen, withMoved, withoutFile } from '../domain/upload-list.ts';
import { isUnderWay } from '../domain/upload-progress.ts';
import type { UploadField } from '../ports/uploads.ts';
import { type UploadReport, uploadMachine } from './upload.machine.ts';
import {
  EMPTY_QUEUE,
  type FilesAccepted,
  hasTaken,
  type UploadQueueContext,
  type UploadQueueEvent,
  unreadable,
  withReport,
} from './upload-queue-state.ts';

/**
 * Files on their way to the server: chosen, looked into, put in order, sent together (BULL-05…07, REL-24). What was
 * taken leaves; what was not stays with its reason and can be sent again. Nothing else is lost: not by a failure, an
 * ended session, or giving up.
 */
export const uploadQueueMachine = setup({
  types: {
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    emitted: {} as FilesAccepted,
    input: {} as { readonly rule: FileRule },
  },
  actors: {
    open: fromPromise<readonly OpenedFile[], readonly File[]>(unimplementedActor('open')),
    upload: uploadMachine,
  },
  actions: {
    notifyEnd: (_, _report: UploadReport) => unimplementedAction('notifyEnd')(),
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
    remove: assign(({ context }, id: number) => ({ files: withoutFile(context.files, id) })),
    clear: assign(EMPTY_QUEUE),
    begin: assign((_, fields: readonly UploadField[]) => ({ fields, queueFailure: undefined, answer: undefined })),
    advance: assign((_, share: number | undefined) => ({ share })),
    giveUp: assign({ queueFailure: 'cancelled' }),
    conclude: assign(({ context }, report: UploadReport) => withReport(context, report)),
    emitAcceptance: enqueueActions(({ context, enqueue }, report: UploadReport) => {
      if (hasTaken(context, report)) enqueue.emit({ type: 'files.accepted' });
    }),
  },
  guards: {
    isPlace: ({ context }, to: number) => to >= 0 && to < context.files.length,
    isUnderWay: ({ context }) => isUnderWay(context.share),
    hasIncoming: ({ context }) => context.incoming.length > 0,
    hasEnough: ({ context }) => context.files.length >= context.rule.minFiles,
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({ ...EMPTY_QUEUE, rule: input.rule, share: undefined, answer: undefined }),
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'hasIncoming', target: 'checking' },
      on: {
        'file.moved': {
          guard: { type: 'isPlace', params: ({ event }) => event.to },
          actions: { type: 'move', params: ({ event }) => event },
        },
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
      tags: 'busy',
      invoke: {
        src: 'open',
        input: ({ context }) => context.incoming,
        onDone: keeping('ready', 'admit'),
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
      tags: 'busy',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { files, fields, rule }, self }) => ({
          files,
          fields,
          minFiles: rule.minFiles,
          queue: self,
        }),
      },
      on: {
        'upload.progressed': { actions: { type: 'advance', params: ({ event }) => event.share } },
        'file.withdrawn': { actions: { type: 'remove', params: ({ event }) => event.id } },
        'upload.givenUp': { target: 'ready', actions: 'giveUp' },
        'upload.ended': {
          target: 'ready',
          actions: [
            { type: 'emitAcceptance', params: ({ event }) => event.report },
            { type: 'conclude', params: ({ event }) => event.report },
            { type: 'notifyEnd', params: ({ event }) => event.report },
          ],
        },
        'file.removed': { guard: 'isUnderWay', actions: forwardTo('upload') },
        'upload.cancelled': { actions: forwardTo('upload') },
        'page.left': { actions: forwardTo('upload') },
        'queue.cleared': { target: 'ready', actions: 'clear' },
      },
    },
  },
  on: { 'files.chosen': { actions: { type: 'takeIn', params: ({ event }) => event.files } } },
});
