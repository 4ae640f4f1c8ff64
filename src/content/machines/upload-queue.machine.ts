import { assign, enqueueActions, forwardTo, fromPromise, setup } from 'xstate';
import { keeping } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { FileRule } from '../domain/file-check.ts';
import { type OpenedFile, withChoices, withMoved, withoutFile } from '../domain/upload-list.ts';
import { isBodyUnsent } from '../domain/upload-progress.ts';
import type { UploadField } from '../ports/uploads.ts';
import { createUploadMachine, type UploadReport } from './upload.machine.ts';
import {
  EMPTY_QUEUE,
  type FilesAccepted,
  hasAccepted,
  type UploadQueueContext,
  type UploadQueueEvent,
  unreadable,
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
      open: fromPromise<readonly (readonly OpenedFile[])[], readonly (readonly File[])[]>(unimplementedActor('open')),
      upload: createUploadMachine<Value>(),
    },
    actions: {
      notifyEnd: (_, _report: UploadReport<Value>) => unimplementedAction('notifyEnd')(),
      addIncoming: assign(({ context }, files: readonly File[]) => ({ incoming: [...context.incoming, files] })),
      addOpened: assign(({ context }, choices: readonly (readonly OpenedFile[])[]) => ({
        ...withChoices(context, choices, context.rule),
        incoming: [],
        queueFailure: undefined,
        lacksFile: false,
      })),
      requireFiles: assign(({ context }) => ({ lacksFile: context.files.length < context.rule.minFiles })),
      move: assign(({ context }, { id, to }: { id: number; to: number }) => ({
        files: withMoved(context.files, id, to),
        moved: id,
      })),
      remove: assign(({ context }, id: number) => ({ files: withoutFile(context.files, id) })),
      clear: assign(EMPTY_QUEUE),
      begin: assign((_, fields: readonly UploadField[]) => ({ fields, queueFailure: undefined, answer: undefined })),
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
          'files.required': { actions: 'requireFiles' },
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
          onDone: keeping('ready', 'addOpened'),
          onError: {
            target: 'ready',
            actions: {
              type: 'addOpened',
              params: ({ context }) => context.incoming.map((files) => files.map(unreadable)),
            },
          },
        },
        on: {
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
              { type: 'applyReport', params: ({ event }) => event.report },
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
    on: { 'files.chosen': { actions: { type: 'addIncoming', params: ({ event }) => event.files } } },
  });
}

export type UploadQueueMachine<Value> = ReturnType<typeof createUploadQueueMachine<Value>>;
