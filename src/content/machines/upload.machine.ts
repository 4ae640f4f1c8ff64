import { type ActorRef, assign, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { reasonOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { type FileFailure, type QueuedFile, withoutFile } from '../domain/upload-list.ts';
import { isUnderWay } from '../domain/upload-progress.ts';
import type { UploadField } from '../ports/uploads.ts';

/** How a sending ended. With `done`, every file was taken that is not among the failures; with `refused`, none was. */
export interface UploadReport {
  readonly outcome: Outcome<unknown, string>;
  readonly failures: readonly FileFailure[];
}

export interface Sending {
  readonly files: readonly File[];
  readonly fields: readonly UploadField[];
  readonly notifyProgress: (share: number | undefined) => void;
}

/** What an upload tells its queue. */
export type UploadNews =
  /** @property share from 0 to 1; undefined where it cannot be known */
  | { readonly type: 'upload.progressed'; readonly share: number | undefined }
  | { readonly type: 'file.withdrawn'; readonly id: number }
  | { readonly type: 'upload.ended'; readonly report: UploadReport }
  | { readonly type: 'upload.givenUp' };

export type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly share: number | undefined }
  | { readonly type: 'file.removed'; readonly id: number }
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'page.left' };

interface UploadInput {
  readonly files: readonly QueuedFile[];
  /** What is sent beside the files. */
  readonly fields: readonly UploadField[];
  /** How many files there have to be. */
  readonly minFiles: number;
  readonly queue: ActorRef<Snapshot<unknown>, UploadNews>;
}

interface UploadContext extends UploadInput {
  readonly share: number | undefined;
}

const broken = (error: unknown): UploadReport => ({ outcome: refused(reasonOf(error)), failures: [] });

/**
 * Files that travel together (BULL-07). While nothing of them can have been taken (REL-16), one can be taken out: the
 * others begin anew, without it, unless too few remain. Whoever cancels or leaves gives all of it up (REL-18).
 */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
    input: {} as UploadInput,
  },
  actors: { send: fromPromise<UploadReport, Sending>(unimplementedActor('send')) },
  actions: {
    sendToQueue: sendTo(
      ({ context }) => context.queue,
      (_, news: UploadNews) => news,
    ),
    advance: assign((_, share: number | undefined) => ({ share })),
    withdraw: assign(({ context }, id: number) => ({ files: withoutFile(context.files, id) })),
  },
  guards: {
    canTakeOut: ({ context }, id: number) =>
      isUnderWay(context.share) && withoutFile(context.files, id) !== context.files,
    isEnough: ({ context }) => context.files.length >= context.minFiles,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, share: undefined }),
  initial: 'sending',
  states: {
    sending: {
      entry: [
        { type: 'advance', params: undefined },
        { type: 'sendToQueue', params: { type: 'upload.progressed', share: undefined } },
      ],
      invoke: {
        src: 'send',
        input: ({ context, self }) => ({
          files: context.files.map(({ file }) => file),
          fields: context.fields,
          notifyProgress: (share) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: {
          target: 'ended',
          actions: { type: 'sendToQueue', params: ({ event }) => ({ type: 'upload.ended', report: event.output }) },
        },
        onError: {
          target: 'ended',
          actions: {
            type: 'sendToQueue',
            params: ({ event }) => ({ type: 'upload.ended', report: broken(event.error) }),
          },
        },
      },
      on: {
        'upload.progressed': {
          actions: [
            { type: 'advance', params: ({ event }) => event.share },
            { type: 'sendToQueue', params: ({ event }) => event },
          ],
        },
        'file.removed': {
          guard: { type: 'canTakeOut', params: ({ event }) => event.id },
          target: 'beginningAnew',
          actions: [
            { type: 'withdraw', params: ({ event }) => event.id },
            { type: 'sendToQueue', params: ({ event }) => ({ type: 'file.withdrawn', id: event.id }) },
          ],
        },
        'upload.cancelled': 'givenUp',
        'page.left': 'givenUp',
      },
    },
    beginningAnew: { always: [{ guard: 'isEnough', target: 'sending' }, { target: 'givenUp' }] },
    ended: { type: 'final' },
    givenUp: { type: 'final', entry: { type: 'sendToQueue', params: { type: 'upload.givenUp' } } },
  },
});
