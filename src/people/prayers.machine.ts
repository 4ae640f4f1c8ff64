import { assign, enqueueActions, fromCallback, fromPromise, not, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  failureOf,
  fromOutcome,
  outputOf,
  type Receiver,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { excerptOf } from '@/shared/characters.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type FeedItem, withChanged, withNewest, withoutItem, withoutItems } from '@/shared/feed.ts';
import { endedAfterLeaving, type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, type Draft, isBeingSent, leavesUnsure } from '@/shared/form.ts';
import type { Notifications, ToastSubject } from '@/shared/notifications.ports.ts';
import type { Failure } from '@/shared/outcome.ts';
import { provideReasonForm, type ReasonForm } from '@/shared/reason.machine.ts';
import type { ReasonDrafts } from '@/shared/reason.ts';
import type { RemovalOffers } from '@/shared/removal-offers.machine.ts';
import { createRemovalsMachine, provideRemovals, type RemovalsEvent } from '@/shared/removals.machine.ts';
import { afterRemovals, invokedRemovals, type Leaving, removalAsked } from '@/shared/removals.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import type { PrayerRepository } from './prayers.ports.ts';
import {
  type AskedAction,
  afterAction,
  blankPrayer,
  draftOf,
  initialPrayers,
  type NewPrayerNews,
  type Prayer,
  type PrayerAction,
  type PrayerActionNews,
  type PrayerChangeNews,
  type PrayerDraft,
  type PrayerError,
  type PrayerFilter,
  type PrayersContext,
  type PrayersEvent,
  postOf,
  prayerErrors,
  prayersIn,
} from './prayers.ts';
import type { PrayersFound, ReadPrayers } from './prayers.use-cases.ts';

/** One action on one request. Several requests can have an action that is being sent, each one only (REL-17). */
export const prayerActionMachine = setup({
  types: { context: {} as ActionInput, input: {} as ActionInput },
  actors: { carryOut: fromPromise<null, AskedAction>(unimplementedActor('carryOut')) },
  actions: {
    reportDone: sendTo(
      ({ context }) => context.list,
      ({ context: { prayer, action } }) => ({ type: 'action.done', prayer, action }) as const,
    ),
    reportFailed: sendTo(
      ({ context }) => context.list,
      ({ context: { prayer, action } }, reason: Failure) =>
        ({ type: 'action.failed', prayer, action, reason }) as const,
    ),
  },
}).createMachine({
  id: 'prayerAction',
  context: ({ input }) => input,
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        src: 'carryOut',
        input: ({ context }) => context,
        onDone: { target: 'ended', actions: 'reportDone' },
        onError: { target: 'ended', actions: { type: 'reportFailed', params: failureOf } },
      },
    },
    ended: { type: 'final' },
  },
});

interface ActionInput extends AskedAction {
  readonly list: Receiver<PrayerActionNews>;
}

const nameOf = (id: EntityId): string => `action-${id}`;

type PrayerActionFailed = Extract<PrayerActionNews, { readonly type: 'action.failed' }>;

/** What happens to the list when an action on a request has failed. */
const failedActions = [
  { type: 'end', params: ({ event }: { readonly event: PrayerActionFailed }) => event },
  { type: 'dropGone', params: ({ event }: { readonly event: PrayerActionFailed }) => event },
  { type: 'notifyFailed', params: ({ event }: { readonly event: PrayerActionFailed }) => event },
] as const;

/** What happens to the list when an action on a request is done. */
const doneActions = [
  { type: 'end', params: ({ event }: { readonly event: AskedAction }) => event },
  { type: 'carryOver', params: ({ event }: { readonly event: AskedAction }) => event },
  { type: 'notifyDone', params: ({ event }: { readonly event: AskedAction }) => event },
] as const;

/**
 * The prayer requests (MINE-04). An action on a request is sent at once. A withdrawn request leaves the list, and can be
 * restored for a while (LIST-06). When another user or tab has changed something before, the list is read again and stays on the page meanwhile. The form of a change stays
 * while it is being sent.
 */
export const prayersMachine = setup({
  types: { context: {} as PrayersContext, events: {} as PrayersEvent },
  actors: {
    read: fromPromise<PrayersFound>(unimplementedActor('read')),
    action: prayerActionMachine,
    removals: createRemovalsMachine<Prayer>(),
    /** Sends the ids of requests that are restored. */
    restored: fromCallback<PrayersEvent>(unimplementedAction('restored')),
  },
  actions: {
    notifyNotLoaded: (_, _reason: Failure) => unimplementedAction('notifyNotLoaded')(),
    notifyDone: (_, _asked: AskedAction) => unimplementedAction('notifyDone')(),
    notifyFailed: (_, _failed: Pick<PrayerActionFailed, 'action' | 'reason'>) => unimplementedAction('notifyFailed')(),
    keep: assign((_, found: PrayersFound) => (found.kind === 'linked' ? { ...found, failure: undefined } : {})),
    fail: assign((_, failure: Failure) => ({ failure })),
    begin: enqueueActions(({ context, enqueue, self }, { prayer, action }: AskedAction) => {
      enqueue.spawnChild('action', { id: nameOf(prayer.id), input: { prayer, action, list: self } });
      enqueue.assign({ busy: [...context.busy, prayer.id] });
    }),
    end: enqueueActions(({ context, enqueue }, { prayer: { id } }: AskedAction) => {
      enqueue.stopChild(nameOf(id));
      enqueue.assign({ busy: context.busy.filter((one) => !sameId(one, id)) });
    }),
    /** Requests that were hidden, withdrawn or have ended meanwhile leave the list. */
    dropGone: assign(({ context: { prayers = [] } }, { prayer, reason }: PrayerActionFailed) =>
      reason === 'notFound' ? { prayers: withoutItem(prayers, prayer.id) } : {},
    ),
    /**
     * The request may have been changed while the action was being sent: only what the action changes is taken over.
     */
    carryOver: assign(({ context: { prayers } }, { prayer, action }: AskedAction) => ({
      prayers: prayers?.map((one) => (sameId(one.id, prayer.id) ? afterAction(one, action) : one)),
    })),
    /** A new request must be seen: all are shown where the chosen part would not show it. */
    add: assign(({ context: { prayers = [], filter } }, prayer: Prayer) => ({
      prayers: withNewest(prayers, prayer),
      filter: prayersIn([prayer], filter).length > 0 ? filter : 'all',
    })),
    change: assign(({ context: { prayers = [] } }, prayer: Prayer) => ({
      prayers: withChanged(prayers, prayer),
      edited: undefined,
    })),
    forget: assign(({ context: { prayers = [] } }, { id }: FeedItem) => ({ prayers: withoutItem(prayers, id) })),
    sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<Prayer>) => event),
    take: sendTo('removals', (_, { prayer }: { readonly prayer: Prayer }) => ({ type: 'item.taken', item: prayer })),
    keepLeaving: assign((_, { leaving }: Leaving<Prayer>) => ({ leaving })),
    hide: enqueueActions(({ context: { hidingCandidate: prayer }, enqueue, self }, reason: string) => {
      if (prayer === undefined) return;
      enqueue.assign({ hidingCandidate: undefined });
      enqueue.sendTo(self, { type: 'action.asked', prayer, action: { kind: 'hide', reason } });
    }),
  },
  guards: {
    isUnlinked: (_, { kind }: PrayersFound) => kind === 'unlinked',
    hasList: ({ context }) => context.prayers !== undefined,
    isFree: ({ context: { busy } }, { prayer }: AskedAction) => !busy.some((id) => sameId(id, prayer.id)),
    shows: ({ context: { leaving } }, { prayer }: { readonly prayer: Prayer }) =>
      !leaving.some(({ id }) => sameId(id, prayer.id)),
    isOutdated: (_, { reason }: PrayerActionFailed) => reason === 'conflict',
    isBeingSent: ({ context }) => isBeingSent(context.shown),
  },
}).createMachine({
  id: 'prayers',
  context: initialPrayers,
  invoke: [invokedRemovals, { src: 'restored' }],
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'read',
        onDone: [
          { guard: { type: 'isUnlinked', params: outputOf }, target: 'unlinked' },
          { target: 'ready', actions: { type: 'keep', params: outputOf } },
        ],
        onError: [
          { guard: 'hasList', target: 'ready', actions: { type: 'notifyNotLoaded', params: failureOf } },
          { target: 'failed', actions: { type: 'fail', params: failureOf } },
        ],
      },
    },
    failed: { exit: assign({ failure: undefined }), ...retrying('loading') },
    unlinked: {},
    ready: { on: { 'list.outdated': 'loading' } },
  },
  on: {
    'filter.chosen': { actions: assign(({ event }) => ({ filter: event.filter })) },
    'action.asked': {
      guard: { type: 'isFree', params: ({ event }) => event },
      actions: { type: 'begin', params: ({ event }) => event },
    },
    'action.done': [
      // On a page of yesterday there was nothing of today to take back.
      { guard: ({ event }) => event.action.kind === 'unpray', target: '.loading', actions: doneActions },
      { actions: doneActions },
    ],
    'action.failed': [
      { guard: { type: 'isOutdated', params: ({ event }) => event }, target: '.loading', actions: failedActions },
      { actions: failedActions },
    ],
    'removal.asked': removalAsked,
    ...afterRemovals,
    'item.restored': '.loading',
    'edit.asked': { actions: assign(({ event }) => ({ edited: event.prayer, shown: undefined })) },
    'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
    'edit.closed': { guard: not('isBeingSent'), actions: assign({ edited: undefined }) },
    'prayer.shared': { actions: { type: 'add', params: ({ event }) => event.prayer } },
    'prayer.saved': { actions: { type: 'change', params: ({ event }) => event.prayer } },
    'prayer.lost': { actions: { type: 'forget', params: ({ event }) => event } },
    'hiding.asked': { actions: assign(({ event }) => ({ hidingCandidate: event.prayer })) },
    'hiding.cancelled': { actions: assign({ hidingCandidate: undefined }) },
    'hiding.confirmed': { actions: { type: 'hide', params: ({ event }) => event.reason } },
  },
});

/** The view model of the prayer requests. */
export interface PrayersViewModel {
  /** The requests in the chosen part of the page. */
  readonly prayers: AsyncState<readonly Prayer[]>;
  /** The account is linked to no member. */
  readonly isUnlinked: boolean;
  readonly hasZone: boolean;
  readonly filter: PrayerFilter;
  readonly isBusy: (prayer: Prayer) => boolean;
  readonly edited: Prayer | undefined;
  readonly hidingCandidate: Prayer | undefined;
}

/** The prayer requests with their calls provided. */
export interface ProvidedPrayers {
  readonly machine: typeof prayersMachine;
  readonly select: (snapshot: SnapshotFrom<typeof prayersMachine>) => PrayersViewModel;
  readonly hidingForm: ReasonForm<'hiding'>;
}

/** The toasts for a request that its writer or another user has removed or changed meanwhile, by the server's reason. */
const OVERTAKEN: ReadonlyMap<string, ToastSubject> = new Map([
  ['notFound', 'prayerGone'],
  ['conflict', 'prayerChangedMeanwhile'],
]);

/** Enough of a text to recognise it. */
const TEXT_LENGTH = 30;

const aboutOf = ({ text }: Prayer): string => excerptOf(text, TEXT_LENGTH).text;

/** Provides the prayer requests with their calls (MINE-04). */
export function providePrayers(
  read: ReadPrayers,
  repository: Pick<PrayerRepository, 'remove' | 'carryOut'>,
  offers: RemovalOffers,
  notifications: Notifications,
  reasons: ReasonDrafts,
): ProvidedPrayers {
  const notifyFailed = ({ kind }: PrayerAction, reason: string): void => {
    const overtaken = OVERTAKEN.get(reason);
    const failed = kind === 'unpray' ? 'prayerNotTakenBack' : 'prayerNotChanged';
    if (overtaken === undefined) notifications.notifyFailure({ subject: failed, reason });
    else notifications.notifyFailure({ subject: overtaken, reason, includesReason: false });
  };
  const notifyDone = ({ kind }: AskedAction['action']): void => {
    if (kind === 'hide') notifications.notify({ tone: 'success', subject: 'prayerHidden' });
    if (kind === 'unpray') notifications.notify({ tone: 'info', subject: 'prayerTakenBack' });
  };
  const { onRestored, ...removals } = offers.ofKind('prayer', aboutOf);
  const carryOut = fromOutcome<null, AskedAction>(async ({ input: { prayer, action }, signal }) => {
    const call = () => repository.carryOut(prayer.id, action);
    const outcome = await toItsEnd(signal, call, (left) =>
      left.kind === 'done' ? notifyDone(action) : notifyFailed(action, left.reason),
    );
    if (action.kind === 'hide' && outcome.kind === 'done') reasons(prayer.id).write({ reason: '' });
    return outcome;
  });

  return {
    machine: prayersMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => read(signal)),
        action: prayerActionMachine.provide({ actors: { carryOut } }),
        removals: provideRemovals<Prayer>({
          remove: ({ id }) => repository.remove(id),
          ...removals,
        }),
        restored: fromCallback(({ sendBack }) => onRestored((id) => sendBack({ type: 'item.restored', item: { id } }))),
      },
      actions: {
        notifyNotLoaded: (_, reason) => notifications.notifyFailure({ subject: 'prayersNotLoaded', reason }),
        notifyDone: (_, { action }) => notifyDone(action),
        notifyFailed: (_, { action, reason }) => notifyFailed(action, reason),
      },
    }),
    select: (snapshot) => {
      const { prayers, failure, hasZone, filter, busy, leaving, edited, hidingCandidate } = snapshot.context;
      return {
        prayers: asyncStateOf(prayers && prayersIn(withoutItems(prayers, leaving), filter), failure),
        isUnlinked: snapshot.matches('unlinked'),
        hasZone,
        filter,
        isBusy: (prayer) => busy.some((id) => sameId(id, prayer.id)),
        edited,
        hidingCandidate,
      };
    },
    hidingForm: provideReasonForm('hiding', reasons),
  };
}

export type PrayerForm = ProvidedForm<PrayerDraft, PrayerError, Failure, Prayer>;

/** The form of a new request; the published request is sent to the list. */
export type NewPrayerForm = (list: Receiver<NewPrayerNews>) => PrayerForm;

export type PrayerChangeForm = (prayer: Prayer, list: Receiver<PrayerChangeNews>) => PrayerForm;

export interface PrayerFormDependencies extends LeftFormTelling {
  readonly repository: Pick<PrayerRepository, 'share' | 'change'>;
  readonly clock: Clock;
  readonly draft: Draft<PrayerDraft>;
}

export interface NewPrayerFormDependencies extends PrayerFormDependencies {
  readonly adds: Adding;
}

export function provideNewPrayerForm(dependencies: NewPrayerFormDependencies): NewPrayerForm {
  const { repository, clock, draft, notifications, adds } = dependencies;
  const sentForms = makeSentForms<PrayerDraft, Prayer, Failure>();
  return (list) => {
    const accepted = (prayer: Prayer) => {
      notifications.notify({ tone: 'success', subject: 'prayerShared' });
      list.send({ type: 'prayer.shared', prayer });
    };
    const notShared = (reason: Failure) =>
      ({ subject: leavesUnsure(adds, reason) ? 'prayerUnsure' : 'prayerNotShared', reason }) as const;
    return provideForm<PrayerDraft, PrayerError, Prayer, Failure>({
      definition: { initial: blankPrayer, errors: prayerErrors, restarts: true, adds },
      draft,
      sentForms,
      submit: async (written, signal) => {
        const outcome = await repository.share(postOf(written, clock.today()), signal);
        if (outcome.kind === 'refused' && leavesUnsure(adds, outcome.reason)) list.send({ type: 'list.outdated' });
        return outcome;
      },
      accepted,
      left: endedAfterLeaving(dependencies, notShared, accepted),
      cleared: ({ wasWritten, restore }) => {
        if (!wasWritten) return undefined;
        return notifications.notify({
          tone: 'info',
          subject: 'draftCleared',
          onAction: restore,
          onUndo: restore,
        });
      },
    });
  };
}

const notSaved = (reason: Failure) => ({ subject: 'prayerNotSaved', reason }) as const;

/**
 * The form that changes a request. Its values are stored until they are saved, also while the form is closed. When
 * another tab has changed the request meanwhile, the first save is refused, so that the writer can compare; the second
 * one overwrites.
 */
export function providePrayerChangeForm(dependencies: PrayerFormDependencies): PrayerChangeForm {
  const { repository, clock, draft, notifications } = dependencies;
  const sentForms = makeSentForms<PrayerDraft, Prayer, Failure>();
  return (prayer, list) => {
    const before = draftOf(prayer);
    const isUnchanged = (values: PrayerDraft) =>
      Object.entries(before).every(([field, value]) => new Map(Object.entries(values)).get(field) === value);
    const accepted = (saved: Prayer) => {
      notifications.notify({ tone: 'success', subject: 'prayerSaved' });
      list.send({ type: 'prayer.saved', prayer: saved });
    };
    return provideForm<PrayerDraft, PrayerError, Prayer, Failure>({
      sentForms,
      definition: { initial: before, errors: prayerErrors, restarts: true },
      begun: (_, form) => list.send({ type: 'form.shown', shown: { form } }),
      draft: {
        read: () => {
          const stored = draft.read();
          return stored?.id === before.id ? stored : undefined;
        },
        write: (values) => draft.write(isUnchanged(values) ? blankPrayer : values),
      },
      submit: async (written, signal, failures) => {
        const version = failures.includes('conflict') || written.version === '' ? undefined : written.version;
        const post = postOf(written, clock.today(), prayer.until);
        const outcome = await repository.change({ id: prayer.id, version, post }, signal);
        if (outcome.kind === 'refused' && outcome.reason === 'conflict') list.send({ type: 'list.outdated' });
        if (outcome.kind === 'refused' && outcome.reason === 'notFound')
          list.send({ type: 'prayer.lost', id: prayer.id });
        return outcome;
      },
      accepted,
      left: endedAfterLeaving(dependencies, notSaved, accepted),
    });
  };
}
