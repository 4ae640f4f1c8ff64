import { assign, type EventObject, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failing,
  failureOf,
  fromOutcome,
  keeping,
  outputOf,
  type Receiver,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { isSamePage, queryIn } from '@/shared/addresses.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { sameId } from '@/shared/entity-id.ts';
import { withPage } from '@/shared/feed.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import { fromAddress, replaceOnPage } from '@/shared/page-address.machine.ts';
import type { Reading } from '@/shared/reading.machine.ts';
import { hasSameWords, wordsOf } from '@/shared/words.ts';
import type { DirectoryAnswer, DirectoryQuery, DirectoryRepository, VisibilityRepository } from './directory.ports.ts';
import {
  type Audience,
  addressOfDirectory,
  DIRECTORY_PAGE_SIZE,
  type DirectoryEntry,
  type DirectoryView,
  type DirectoryZone,
  directoryViewIn,
  isSameVisibility,
  type OpenableField,
  type OwnVisibility,
  type VisibilitySettings,
} from './directory.ts';
import type { SaveVisibility } from './directory.use-cases.ts';

/** A shorter pause ends a syllable rather than a name, in milliseconds. */
const PAUSE_MS = 400;

/**
 * The directory (MINE-03): a search that begins with all members, page by page. A text is sent once it has not changed
 * for a while; the earlier result stays until the answer arrives, and the answer to an earlier text is ignored. When
 * the server answers that it is asked too fast, the machine waits until the user tries again.
 */
export const directoryMachine = setup({
  types: {
    context: {} as DirectoryContext,
    input: {} as DirectoryInput,
    events: {} as DirectoryEvent,
    emitted: {} as MoreMembers,
  },
  actors: {
    read: fromPromise<DirectoryAnswer, DirectoryQuery>(unimplementedActor('read')),
    addressListener: fromCallback<EventObject, DirectoryZone | undefined>(unimplementedAction('addressListener')),
  },
  actions: {
    showAddress: (_, _view: DirectoryView) => unimplementedAction('showAddress')(),
    noteAddress: assign(({ context: { text, zone } }) => ({ addressed: { text, zone } })),
    follow: assign((_, view: DirectoryView) => ({ ...view, addressed: view })),
    setText: assign((_, text: string) => ({ text })),
    setZone: assign((_, zone: DirectoryZone | undefined) => ({ zone })),
    keep: assign((_, answer: DirectoryAnswer) => ({ list: extended(undefined, answer) })),
    add: assign(({ context }, answer: DirectoryAnswer) => ({ list: extended(context.list, answer) })),
    emitMore: emit(
      ({ context }, answer: DirectoryAnswer): MoreMembers => ({
        type: 'more.found',
        first: firstNew(context.list, answer),
      }),
    ),
    keepWait: assign((_, answer: DirectoryAnswer) => ({
      wait: answer.kind === 'tooFast' ? answer.seconds : undefined,
    })),
    fail: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: undefined, wait: undefined }),
  },
  guards: {
    isTooFast: (_, answer: DirectoryAnswer) => answer.kind === 'tooFast',
    hasMore: ({ context }) => context.list?.hasMore === true,
    isElsewhere: ({ context }, view: DirectoryView) => !isSameView(context.addressed, view),
    asksTheSame: ({ context }, text: string) => asksTheSame(context.text, text),
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: 'directory',
  context: ({ input }) => ({ ...input, addressed: input, list: undefined, failure: undefined, wait: undefined }),
  invoke: { src: 'addressListener', input: ({ context }) => context.ownZone },
  initial: 'reading',
  states: {
    pausing: { tags: 'reading', after: { pause: 'reading' }, on: { 'search.submitted': 'reading' } },
    reading: {
      tags: 'reading',
      // The address is written when a search is sent, not for each letter.
      entry: ['clearFailure', { type: 'showAddress', params: ({ context }) => context }, 'noteAddress'],
      invoke: {
        src: 'read',
        input: ({ context }) => queryOf(context, 1),
        onDone: [
          { guard: { type: 'isTooFast', params: outputOf }, ...keeping('failed', 'keepWait') },
          keeping('listed', 'keep'),
        ],
        onError: failing('failed', 'fail'),
      },
      on: {
        // Only spaces were added: the same call continues.
        'text.changed': {
          guard: { type: 'asksTheSame', params: ({ event }) => event.text },
          actions: { type: 'setText', params: ({ event }) => event.text },
        },
        'entries.outdated': { target: 'reading', reenter: true },
      },
    },
    failed: { tags: 'failed', on: { 'retry.asked': 'reading', 'search.submitted': 'reading' } },
    listed: {
      initial: 'resting',
      on: { 'entries.outdated': '.rereading' },
      states: {
        resting: { on: { 'more.asked': { guard: 'hasMore', target: 'readingMore' } } },
        readingMore: {
          tags: 'readingMore',
          entry: 'clearFailure',
          invoke: {
            src: 'read',
            input: ({ context }) => queryOf(context, (context.list?.page ?? 0) + 1),
            onDone: [
              { guard: { type: 'isTooFast', params: outputOf }, ...keeping('stopped', 'keepWait') },
              {
                target: 'resting',
                actions: [
                  { type: 'emitMore', params: outputOf },
                  { type: 'add', params: outputOf },
                ],
              },
            ],
            onError: failing('stopped', 'fail'),
          },
        },
        stopped: { on: { 'retry.asked': 'readingMore' } },
        // Where the list cannot be read again, the one that is shown is better than none.
        rereading: {
          invoke: {
            src: 'read',
            input: ({ context }) => queryOf(context, 1),
            onDone: [{ guard: { type: 'isTooFast', params: outputOf }, target: 'resting' }, keeping('resting', 'keep')],
            onError: 'resting',
          },
        },
      },
    },
  },
  on: {
    'text.changed': { target: '.pausing', actions: { type: 'setText', params: ({ event }) => event.text } },
    'zone.chosen': { target: '.reading', actions: { type: 'setZone', params: ({ event }) => event.zone } },
    'address.changed': {
      guard: { type: 'isElsewhere', params: ({ event }) => event.view },
      target: '.reading',
      actions: { type: 'follow', params: ({ event }) => event.view },
    },
    'search.cleared': {
      target: '.reading',
      actions: [
        { type: 'setText', params: '' },
        { type: 'setZone', params: undefined },
      ],
    },
  },
});

/** The members that were read for one search, up to a page. */
export interface DirectoryList {
  readonly entries: readonly DirectoryEntry[];
  /** The page read last, from 1. */
  readonly page: number;
  readonly hasMore: boolean;
}

interface DirectoryInput extends DirectoryView {
  /** The user's own zone, the only one that can be shown alone. */
  readonly ownZone: DirectoryZone | undefined;
}

interface DirectoryContext extends DirectoryInput {
  /** The view that the address names. */
  readonly addressed: DirectoryView;
  readonly list: DirectoryList | undefined;
  /** Why the last attempt failed; undefined unless that failed. */
  readonly failure: Failure | undefined;
  /**
   * The server answered that pages were requested too fast: the seconds until it answers again. Undefined unless that
   * was the last answer.
   */
  readonly wait: number | undefined;
}

/** What the list shows of a member has changed, such as by the user's own settings. */
export interface EntriesOutdated {
  readonly type: 'entries.outdated';
}

export type DirectoryEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** Enter. */
  | { readonly type: 'search.submitted' }
  | { readonly type: 'zone.chosen'; readonly zone: DirectoryZone | undefined }
  | { readonly type: 'search.cleared' }
  /** The address names a view: through back, forward or a link, or because the machine wrote it. */
  | { readonly type: 'address.changed'; readonly view: DirectoryView }
  | { readonly type: 'more.asked' }
  | { readonly type: 'retry.asked' }
  | EntriesOutdated;

/** Sent to the parent when a further page was read, with its first new member; undefined when it had none. */
export interface MoreMembers {
  readonly type: 'more.found';
  readonly first: DirectoryEntry | undefined;
}

/** The call for one page of a view. */
function queryOf({ text, zone }: DirectoryView, page: number): DirectoryQuery {
  return { words: wordsOf(text), zone: zone?.id, page };
}

/** Whether two texts search for the same. */
const asksTheSame = (one: string, other: string): boolean => hasSameWords(wordsOf(one), wordsOf(other));

const entriesOf = (answer: DirectoryAnswer): readonly DirectoryEntry[] =>
  answer.kind === 'page' ? answer.entries : [];

/** The list with a further page at its end; after a full page there may be another. */
function extended(list: DirectoryList | undefined, answer: DirectoryAnswer): DirectoryList {
  const entries = entriesOf(answer);
  return {
    entries: withPage(list?.entries ?? [], entries),
    page: (list?.page ?? 0) + 1,
    hasMore: entries.length >= DIRECTORY_PAGE_SIZE,
  };
}

/** Whether two addresses name the same view. */
const isSameView = (one: DirectoryView, other: DirectoryView): boolean =>
  one.text.trim() === other.text.trim() && one.zone?.id === other.zone?.id;

/** The first member of an answer who is not in the list yet. */
function firstNew(list: DirectoryList | undefined, answer: DirectoryAnswer): DirectoryEntry | undefined {
  return entriesOf(answer).find(({ id }) => list?.entries.some((known) => sameId(known.id, id)) !== true);
}

/** The view model of the directory. */
export interface DirectoryViewModel extends DirectoryView {
  /** The result of the last call; undefined before the first, and when the last failed. */
  readonly list: DirectoryList | undefined;
  readonly isReading: boolean;
  readonly isReadingMore: boolean;
  /** Whether a search or a filter is set. */
  readonly isNarrowed: boolean;
  readonly failure: Failure | undefined;
  /** The minutes until the server answers again; undefined unless it answered that it is asked too fast. */
  readonly waitMinutes: number | undefined;
}

export interface ProvidedDirectory {
  readonly machine: typeof directoryMachine;
  /** The view that the address names. @param ownZone the user's own */
  readonly input: (ownZone: DirectoryZone | undefined) => DirectoryInput;
  readonly select: (snapshot: SnapshotFrom<typeof directoryMachine>) => DirectoryViewModel;
}

/** Provides the directory with its call and the address. @param page the address of its page */
export function provideDirectory(
  repository: DirectoryRepository,
  navigation: Navigation,
  page: string,
): ProvidedDirectory {
  return {
    machine: directoryMachine.provide({
      actors: {
        addressListener: fromAddress(navigation, (address, ownZone: DirectoryZone | undefined) =>
          isSamePage(address, page)
            ? { type: 'address.changed', view: directoryViewIn(queryIn(address), ownZone) }
            : undefined,
        ),
        read: fromOutcome<DirectoryAnswer, DirectoryQuery>(({ input, signal }) => repository.page(input, signal)),
      },
      actions: { showAddress: (_, view) => replaceOnPage(navigation, page, addressOfDirectory(page, view)) },
    }),
    input: (ownZone) => ({ ...directoryViewIn(queryIn(navigation.current()), ownZone), ownZone }),
    select: (snapshot) => {
      const { text, zone, list, failure, wait } = snapshot.context;
      return {
        text,
        zone,
        list: snapshot.hasTag('failed') ? undefined : list,
        isReading: snapshot.hasTag('reading'),
        isReadingMore: snapshot.hasTag('readingMore'),
        isNarrowed: text.trim() !== '' || zone !== undefined,
        failure,
        waitMinutes: wait === undefined ? undefined : Math.ceil(wait / 60),
      };
    },
  };
}

const choosing = [
  { type: 'choose', params: ({ event }: { readonly event: VisibilityChoice }) => event },
  { type: 'noteChosen', params: ({ context }: { readonly context: VisibilityContext }) => context.settings },
] as const;

/**
 * The fields that the member shows to others (MINE-03): each choice is saved at once. One that is made meanwhile is saved after
 * the answer, based on the version that this has brought. Where another tab or device has changed them, what is stored there is
 * shown, and nothing is written over it.
 */
export const visibilityMachine = setup({
  types: { context: {} as VisibilityContext, input: {} as VisibilityInput, events: {} as VisibilityEvent },
  actors: {
    save: fromPromise<OwnVisibility, VisibilitySettings>(unimplementedActor('save')),
  },
  actions: {
    choose: assign(({ context }, { field, audience }: VisibilityChoice) => ({
      settings: { ...context.settings, [field]: audience },
    })),
    /** Hears of what is to be stored, for a page that is left before. */
    noteChosen: (_, _settings: VisibilitySettings) => unimplementedAction('noteChosen')(),
    keep: assign((_, own: OwnVisibility) => ({ own })),
    fail: assign((_, failure: Failure) => ({ failure })),
    showStored: unimplementedAction('showStored'),
    sendOutdated: ({ context: { directory } }, { listing }: OwnVisibility) => {
      if (listing === 'listed') directory.send({ type: 'entries.outdated' });
    },
  },
  guards: {
    wasChosenMeanwhile: ({ context }, { settings }: OwnVisibility) => !isSameVisibility(settings, context.settings),
    wasChangedElsewhere: (_, failure: Failure) => failure === 'conflict',
  },
}).createMachine({
  id: 'visibility',
  context: ({ input }) => ({ ...input, settings: input.own.settings, failure: undefined }),
  initial: 'resting',
  states: {
    resting: {},
    saving: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'save',
        input: ({ context }) => context.settings,
        onDone: [
          {
            guard: { type: 'wasChosenMeanwhile', params: outputOf },
            target: 'saving',
            reenter: true,
            actions: { type: 'keep', params: outputOf },
          },
          {
            target: 'saved',
            actions: [
              { type: 'keep', params: outputOf },
              { type: 'sendOutdated', params: outputOf },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'wasChangedElsewhere', params: failureOf },
            target: 'failed',
            actions: [{ type: 'fail', params: failureOf }, 'showStored'],
          },
          failing('failed', 'fail'),
        ],
      },
      on: { 'choice.made': { actions: choosing } },
    },
    saved: {},
    failed: { on: { 'retry.asked': 'saving' } },
  },
  on: { 'choice.made': { target: '.saving', actions: choosing } },
});

interface VisibilityChoice {
  readonly field: OpenableField;
  readonly audience: Audience;
}

type VisibilityEvent =
  | ({ readonly type: 'choice.made' } & VisibilityChoice)
  /** Saves once more what was chosen. */
  | { readonly type: 'retry.asked' };

interface VisibilityInput {
  /** As it is stored. */
  readonly own: OwnVisibility;
  /** Is sent an event when it shows the member, and has to be read again. */
  readonly directory: Pick<Receiver<EntriesOutdated>, 'send'>;
}

interface VisibilityContext extends VisibilityInput {
  /** As it was chosen, saved or not. */
  readonly settings: VisibilitySettings;
  /** Why the last choice was not saved; `conflict` where what is shown was chosen elsewhere. */
  readonly failure: Failure | undefined;
}

export interface VisibilityViewModel extends Pick<VisibilityContext, 'settings' | 'failure'> {
  readonly isSaving: boolean;
  /** All that was chosen in this visit is stored. */
  readonly isSaved: boolean;
}

export interface ProvidedVisibility {
  readonly stored: Reading<OwnVisibility>;
  /** @param own the settings that are stored */
  readonly choices: (own: OwnVisibility) => typeof visibilityMachine;
  readonly select: (snapshot: SnapshotFrom<typeof visibilityMachine>) => VisibilityViewModel;
}

/**
 * The fields that the member shows to others: the stored settings, and the choices that change them (MINE-03).
 * @param saving what choices save that begin with these settings
 */
export function provideVisibility(
  repository: Pick<VisibilityRepository, 'read'>,
  saving: (stored: OwnVisibility) => SaveVisibility,
  notifications: Pick<Notifications, 'notifyFailure'>,
): ProvidedVisibility {
  return {
    stored: { read: (signal) => repository.read(signal) },
    choices: (own) => {
      const { save, stored } = saving(own);
      let chosen = own.settings;
      /** What was chosen before the page was left is saved to its end, and told where it is not (REL-18). */
      const saveRest = async (outcome: Outcome<OwnVisibility>): Promise<void> => {
        if (outcome.kind === 'refused')
          notifications.notifyFailure({ subject: 'visibilityNotSaved', reason: outcome.reason });
        else if (!isSameVisibility(outcome.value.settings, chosen)) await saveRest(await save(chosen));
      };
      return visibilityMachine.provide({
        actors: {
          save: fromOutcome<OwnVisibility, VisibilitySettings>(({ input, signal }) =>
            toItsEnd(
              signal,
              () => save(input),
              (outcome) => void saveRest(outcome),
            ),
          ),
        },
        actions: {
          noteChosen: (_, settings) => {
            chosen = settings;
          },
          showStored: assign(() => ({ own: stored(), settings: stored().settings })),
        },
      });
    },
    select: (snapshot) => {
      const { settings, failure } = snapshot.context;
      return { settings, failure, isSaving: snapshot.matches('saving'), isSaved: snapshot.matches('saved') };
    },
  };
}
