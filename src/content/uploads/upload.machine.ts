import { assign, fromPromise, sendTo, setup } from 'xstate';
import { type Receiver, reasonOf, unimplementedActor } from '@/shared/actors.machine.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import type { PostFailure } from '../posts/posts.writing.ts';
import type { UploadField } from './uploads.ports.ts';
import { type FileFailure, isBodyUnsent, type QueuedFile, withoutFile } from './uploads.ts';

/**
 * Files that are sent together (BULL-07). Until the server may have accepted any of them (REL-16), one can be taken out: the
 * upload restarts with the others, unless too few remain. Cancelling aborts all of it; it goes on when the page is left (REL-18).
 * Created once for each queue.
 */
export function createUploadMachine<Value>() {
  return setup({
    types: {
      context: {} as UploadContext<Value>,
      events: {} as UploadEvent,
      input: {} as UploadInput<Value>,
    },
    actors: { send: fromPromise<UploadReport<Value>, Sending>(unimplementedActor('send')) },
    actions: {
      sendToQueue: sendTo(
        ({ context }) => context.queue,
        (_, news: UploadNews<Value>) => news,
      ),
      advance: assign((_, share: number | undefined) => ({ share })),
      withdraw: assign(({ context }, id: number) => ({ files: withoutFile(context.files, id) })),
    },
    guards: {
      canTakeOut: ({ context }, id: number) =>
        isBodyUnsent(context.share) && withoutFile(context.files, id) !== context.files,
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
            target: 'restarting',
            actions: [
              { type: 'withdraw', params: ({ event }) => event.id },
              { type: 'sendToQueue', params: ({ event }) => ({ type: 'file.withdrawn', id: event.id }) },
            ],
          },
          'upload.cancelled': 'givenUp',
        },
      },
      restarting: { always: [{ guard: 'isEnough', target: 'sending' }, { target: 'givenUp' }] },
      ended: { type: 'final' },
      givenUp: { type: 'final', entry: { type: 'sendToQueue', params: { type: 'upload.givenUp' } } },
    },
  });
}

/** The outcome of an upload. With `done`, every file not among the failures was accepted; with `refused`, none was. */
export interface UploadReport<Value> {
  readonly outcome: Outcome<Value, PostFailure>;
  readonly failures: readonly FileFailure[];
}

export interface Sending {
  readonly files: readonly File[];
  readonly fields: readonly UploadField[];
  readonly notifyProgress: (share: number | undefined) => void;
}

/** Events that an upload sends to its queue. */
export type UploadNews<Value> =
  /** @property share from 0 to 1; undefined where it cannot be known */
  | { readonly type: 'upload.progressed'; readonly share: number | undefined }
  | { readonly type: 'file.withdrawn'; readonly id: number }
  | { readonly type: 'upload.ended'; readonly report: UploadReport<Value> }
  | { readonly type: 'upload.givenUp' };

export type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly share: number | undefined }
  | { readonly type: 'file.removed'; readonly id: number }
  | { readonly type: 'upload.cancelled' };

interface UploadInput<Value> {
  readonly files: readonly QueuedFile[];
  /** Form fields that are sent with the files. */
  readonly fields: readonly UploadField[];
  /** The least number of files. */
  readonly minFiles: number;
  readonly queue: Receiver<UploadNews<Value>>;
}

interface UploadContext<Value> extends UploadInput<Value> {
  readonly share: number | undefined;
}

/** The report of an upload that ended with an error. */
const broken = (error: unknown): UploadReport<never> => ({ outcome: refused(reasonOf(error)), failures: [] });
