import { type ActorRefFrom, assign, createActor, enqueueActions, forwardTo, fromPromise, sendTo, setup } from 'xstate';
import {
  follow,
  fromCall,
  keeping,
  type Receiver,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { Withheld } from '@/shared/form.ts';
import { type Outcome, refused } from '@/shared/outcome.ts';
import type { PostFailure } from '../posts/posts.writing.ts';
import type { FileRule } from './files.ts';
import type { FitFile } from './files.use-cases.ts';
import { createUploadMachine, type Sending, type UploadNews, type UploadReport } from './upload.machine.ts';
import type { FileHeads, UploadField } from './uploads.ports.ts';
import {
  EMPTY_LIST,
  type FileFailure,
  isBodyUnsent,
  keepFailed,
  type OpenedFile,
  type UploadList,
  withChoices,
  withFailures,
  withMoved,
  withoutFile,
} from './uploads.ts';

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
      begin: assign((_, { fields = [], asker }: UploadQuestion<Value>) => ({ fields, asker })),
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

type UploadQueueMachine<Value> = ReturnType<typeof createUploadQueueMachine<Value>>;

/** Why an upload failed. */
export type QueueFailure = PostFailure | 'cancelled';

export interface UploadQueueContext<Value> extends UploadList {
  readonly rule: FileRule;
  /** Chosen and not checked yet: the files of each choice, in turn. */
  readonly incoming: readonly (readonly File[])[];
  /** Form fields that are sent with the files. */
  readonly fields: readonly UploadField[];
  /** Who asked for the upload that is under way, where an answer is awaited. */
  readonly asker: Receiver<UploadAnswer<Value>> | undefined;
  /** Who wait until no file is being checked. */
  readonly waiting: readonly Receiver<FilesChecked>[];
  /** From 0 to 1; undefined where it cannot be known. */
  readonly share: number | undefined;
  /** Why the last upload failed; `cancelled` when the user cancelled it. It stays while the files are sent again. */
  readonly queueFailure: QueueFailure | undefined;
  /** The user tried to send without a required file. */
  readonly lacksFile: boolean;
  /** The file that was moved last. */
  readonly moved: number | undefined;
}

/** Emitted by a queue: the server has accepted files. */
export interface FilesAccepted {
  readonly type: 'files.accepted';
}

/** @property to from 0 */
interface FileMove {
  readonly id: number;
  readonly to: number;
}

/** An event of the views. */
export type UploadQueueViewEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | ({ readonly type: 'file.moved' } & FileMove)
  | { readonly type: 'file.removed'; readonly id: number }
  /** The form is about to be sent: checks whether there are enough files. */
  | { readonly type: 'files.required' }
  | UploadAsked
  | { readonly type: 'upload.cancelled' }
  | { readonly type: 'queue.cleared' };

type UploadQueueEvent<Value> =
  | UploadQueueViewEvent
  | UploadQuestion<Value>
  | { readonly type: 'check.asked'; readonly asker: Receiver<FilesChecked> }
  | UploadNews<Value>;

/** The state of an empty queue. */
const EMPTY_QUEUE = {
  ...EMPTY_LIST,
  incoming: [],
  fields: [],
  queueFailure: undefined,
  moved: undefined,
  lacksFile: false,
};

function newQueue<Value>({ rule }: { readonly rule: FileRule }): UploadQueueContext<Value> {
  return { ...EMPTY_QUEUE, rule, share: undefined, asker: undefined, waiting: [] };
}

/** What is sent now. */
function sentOf({ files, fields, rule }: Pick<UploadQueueContext<never>, 'files' | 'fields' | 'rule'>) {
  return { files, fields, minFiles: rule.minFiles };
}

/** The files that remain after an upload: all that were not accepted, each with its reason. */
function withReport<Value>({ files }: UploadList, { outcome, failures }: UploadReport<Value>) {
  return {
    turnedAway: [],
    moved: undefined,
    ...(outcome.kind === 'done'
      ? { files: keepFailed(files, failures), queueFailure: undefined }
      : { files: withFailures(files, failures), queueFailure: outcome.reason }),
  };
}

/** Whether the server has accepted at least one of the files that were sent. */
function hasAccepted({ files }: UploadList, { outcome, failures }: UploadReport<unknown>): boolean {
  return outcome.kind === 'done' && failures.length < files.length;
}

/** The files of each choice, in turn, with their first bytes. */
type OpenedChoices = readonly (readonly OpenedFile[])[];

function withOpened(context: UploadList & Pick<UploadQueueContext<never>, 'rule'>, choices: OpenedChoices) {
  return { ...withChoices(context, choices, context.rule), incoming: [], queueFailure: undefined, lacksFile: false };
}

/** The files that wait to be checked, as those that could not be read. */
function unreadableIn({ context }: { readonly context: Pick<UploadQueueContext<never>, 'incoming'> }): OpenedChoices {
  return context.incoming.map((files) => files.map((file) => ({ file, head: undefined })));
}

/** How an upload ended: `incomplete` where it could not begin, because files are being checked or missing. */
export interface UploadAnswer<Value> {
  readonly type: 'upload.answered';
  readonly outcome: Outcome<Value, PostFailure | Withheld>;
}

/** No chosen file is being checked. */
export interface FilesChecked {
  readonly type: 'files.checked';
}

/** The chosen files are to be uploaded. */
interface UploadAsked {
  readonly type: 'upload.asked';
  readonly fields?: readonly UploadField[];
}

/** An upload that is asked for by a form that awaits the outcome. */
interface UploadQuestion<Value> extends UploadAsked {
  readonly asker?: Receiver<UploadAnswer<Value>> | undefined;
}

/** What is answered, and to whom. */
type Answered<Value> = Pick<UploadAnswer<Value>, 'outcome'> & Pick<UploadQuestion<Value>, 'asker'>;

/** The answer to the asker of the upload that is under way: it was cancelled. */
const cancelledIn = <Value>({ context }: { readonly context: Pick<Answered<Value>, 'asker'> }): Answered<Value> => ({
  asker: context.asker,
  outcome: refused('cancelled'),
});

const incompleteIn = <Value>({ event }: { readonly event: UploadQuestion<Value> }): Answered<Value> => ({
  asker: event.asker,
  outcome: refused('incomplete'),
});

export interface UploadQueueDependencies<Value> {
  readonly rule: FileRule;
  readonly heads: FileHeads;
  /** Adapts files that do not fit the rule, where that is possible. */
  readonly fit?: FitFile;
  /** Sends all files together; only the user repeats it. */
  readonly send: (sending: Sending, signal: AbortSignal) => Promise<UploadReport<Value>>;
  /** Notified of the outcome where no caller waits for `sendQueued`. */
  readonly callbacks?: UploadCallbacks<Value>;
}

interface UploadCallbacks<Value> {
  /** Every file was accepted. @param value the server's answer */
  readonly completed: (value: Value) => void;
  /** Some files, or all, were not accepted, each for its own reason. */
  readonly failed: (failures: readonly FileFailure[], value: Value | undefined) => void;
  /** No file was accepted, for one common reason. */
  readonly refused: (reason: PostFailure) => void;
}

/** A queue that runs for the whole tab: chosen files are kept when the page is left and when the session ends. */
export type StartedUploadQueue<Value> = ActorRefFrom<UploadQueueMachine<Value>>;

/** Provides a queue machine with the reading and sending of files. */
function provideUploadQueue<Value>(dependencies: UploadQueueDependencies<Value>): UploadQueueMachine<Value> {
  const open = async (file: File, signal: AbortSignal): Promise<readonly OpenedFile[]> => {
    const opened = { file, head: await dependencies.heads.readHead(file).catch(() => undefined) };
    return dependencies.fit === undefined ? [opened] : dependencies.fit(opened, signal);
  };
  return createUploadQueueMachine<Value>().provide({
    actors: {
      open: fromCall<OpenedChoices, readonly (readonly File[])[]>(({ input, signal }) =>
        Promise.all(input.map(async (files) => (await Promise.all(files.map((file) => open(file, signal)))).flat())),
      ),
      upload: createUploadMachine<Value>().provide({
        actors: {
          send: fromCall(({ input, signal }) => dependencies.send(untilAborted(input, signal), signal)),
        },
      }),
    },
    actions: { notifyEnd: (_, report) => dependencies.callbacks && notifyEnd(dependencies.callbacks, report) },
  });
}

function notifyEnd<Value>(callbacks: UploadCallbacks<Value>, { outcome, failures }: UploadReport<Value>): void {
  if (failures.length > 0) callbacks.failed(failures, outcome.kind === 'done' ? outcome.value : undefined);
  else if (outcome.kind === 'done') callbacks.completed(outcome.value);
  else callbacks.refused(outcome.reason);
}

/** A cancelled upload must not notify in place of the one that follows it. */
function untilAborted(sending: Sending, signal: AbortSignal): Sending {
  return {
    ...sending,
    notifyProgress: (share) => {
      if (!signal.aborted) sending.notifyProgress(share);
    },
  };
}

/** Starts a queue with its dependencies. */
export function startUploadQueue<Value>(dependencies: UploadQueueDependencies<Value>): StartedUploadQueue<Value> {
  return createActor(provideUploadQueue(dependencies), { input: { rule: dependencies.rule } }).start();
}

/**
 * A queue of files that is kept when the page is left and when the session expires (AUTH-15): the files are there again when
 * the same user signs in. They are dropped after signing out, and for another user.
 */
export function startUserUploads<Value>(
  user: CurrentUser,
  dependencies: UploadQueueDependencies<Value>,
): StartedUploadQueue<Value> {
  const queue = startUploadQueue(dependencies);
  const clear = () => queue.send({ type: 'queue.cleared' });
  user.onGone(() => {
    // What a user who signs out has sent goes on (REL-18), unless somebody else signs in.
    if (!queue.getSnapshot().matches('sending')) return clear();
    const isOver = () => user.read() !== undefined || !queue.getSnapshot().matches('sending');
    const end = () => {
      if (!isOver()) return;
      for (const stop of listening) stop();
      clear();
    };
    const listening = [user.onChange(end), follow(queue, end)];
    end();
  });
  return queue;
}
