import { assign, type EventObject, fromCallback, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import {
  failedWith,
  failing,
  failureOf,
  fromOutcome,
  type Receiver,
  readingState,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { meantEmail } from '@/shared/email.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { endedAfterLeaving, type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, type Draft, type FormShown, isBeingSent, leavesUnsure } from '@/shared/form.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import { notifyReadingFailure, type Reading } from '@/shared/reading.machine.ts';
import { makeUndos, type Undos } from '@/shared/undo.machine.ts';
import type { RoleRequestRepository } from '../requests/requests.ports.ts';
import {
  emptyRoleRequest,
  type RoleRequestDraft,
  type RoleRequestError,
  roleRequestErrors,
} from '../requests/requests.ts';
import type { RoleRepository } from './roles.ports.ts';
import {
  holderName,
  type Role,
  type RoleAddition,
  type RoleDetail,
  type RoleHolder,
  roleAdditionErrors,
} from './roles.ts';
import type { TakeRoleFrom } from './roles.use-cases.ts';

/**
 * A role with the members who have it (ROLE-03…05). A removal is confirmed first. The detail is read again after every
 * change and its undo (ROLE-08), and after a failure that shows that another user has changed it. The form of an addition stays while it is being
 * sent.
 */
export const roleDetailMachine = setup({
  types: { context: {} as RoleDetailContext, events: {} as RoleDetailEvent },
  actors: {
    read: fromPromise<RoleDetail>(unimplementedActor('read')),
    remove: fromPromise<null, Removed>(unimplementedActor('remove')),
    undoListener: fromCallback<EventObject>(unimplementedAction('undoListener')),
  },
  actions: {
    notifyRemoved: (_, _removed: Removed) => unimplementedAction('notifyRemoved')(),
    notifyNotRemoved: (_, _reason: Failure) => unimplementedAction('notifyNotRemoved')(),
    keep: assign((_, detail: RoleDetail | undefined) => ({ detail })),
    setFailure: assign((_, failure: Failure | undefined) => ({ failure })),
    clearRemovalCandidate: assign({ removalCandidate: undefined }),
  },
  guards: { isBeingSent: ({ context }) => isBeingSent(context.shown) },
}).createMachine({
  id: 'roleDetail',
  context: { detail: undefined, failure: undefined, removalCandidate: undefined, shown: undefined },
  invoke: { src: 'undoListener' },
  initial: 'reading',
  states: {
    reading: {
      entry: { type: 'setFailure', params: undefined },
      ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['setFailure'] }),
    },
    failed: {
      entry: ['clearRemovalCandidate', { type: 'keep', params: undefined }],
      ...retrying('reading'),
    },
    ready: {
      initial: 'resting',
      states: {
        resting: {
          entry: 'clearRemovalCandidate',
          on: {
            'removal.asked': { target: 'asking', actions: assign({ removalCandidate: ({ event }) => event.holder }) },
            'addition.asked': 'adding',
            'retry.asked': '#roleDetail.reading',
            'role.outdated': '#roleDetail.reading',
          },
        },
        asking: { on: { 'removal.confirmed': '#roleDetail.removing', 'question.closed': 'resting' } },
        adding: {
          entry: assign({ shown: undefined }),
          on: {
            'form.shown': { actions: assign({ shown: ({ event }) => event.shown }) },
            'holder.added': '#roleDetail.reading',
            'question.closed': { guard: not('isBeingSent'), target: 'resting' },
          },
        },
      },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: removalIn,
        onDone: {
          target: 'reading',
          actions: {
            type: 'notifyRemoved',
            params: removalIn,
          },
        },
        onError: [
          {
            // The server may have changed the role since it was read.
            guard: failedWith('notFound', 'conflict'),
            target: 'reading',
            actions: { type: 'notifyNotRemoved', params: failureOf },
          },
          failing('ready', 'notifyNotRemoved'),
        ],
      },
    },
  },
});

/** The removal that the user has confirmed. */
function removalIn({ context }: { readonly context: RoleDetailContext }): Removed {
  const [detail, holder] = [required(context.detail), required(context.removalCandidate)];
  return { holder, name: holderName(detail, holder), role: detail.name };
}

/** Another member has the role now. */
interface HolderAdded {
  readonly type: 'holder.added';
}

/** Who loses which role. */
interface Removed {
  readonly holder: RoleHolder;
  /** What tells the holder from namesakes (MEMB-11). */
  readonly name: string;
  readonly role: string;
}

export type RoleDetailEvent =
  | { readonly type: 'retry.asked' }
  /** A removal or an addition was undone, or could not be. */
  | { readonly type: 'role.outdated' }
  | { readonly type: 'removal.asked'; readonly holder: RoleHolder }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'addition.asked' }
  | FormShown
  | HolderAdded
  | { readonly type: 'question.closed' };

export interface RoleDetailContext {
  /** As the server sent it last. */
  readonly detail: RoleDetail | undefined;
  /** Why it could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** The member who loses the role. */
  readonly removalCandidate: RoleHolder | undefined;
  /** The form of an addition. */
  readonly shown: FormShown['shown'] | undefined;
}

export interface RoleDetailDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<RoleDetail>>;
  readonly remove: (holder: RoleHolder) => Promise<Outcome<null>>;
  readonly notifyRemoved: (removed: Removed) => void;
  readonly notifyNotRemoved: (reason: Failure) => void;
  readonly undos: Pick<Undos, 'listenerSending'>;
}

/** The view model of a role. */
export interface RoleDetailViewModel {
  readonly detail: AsyncState<RoleDetail>;
  /** The member who loses the role, from the question until the removal has succeeded. */
  readonly removalCandidate: RoleHolder | undefined;
  readonly isRemoving: boolean;
  readonly isAdding: boolean;
}

/** A role with its calls provided. */
export interface ProvidedRoleDetail {
  readonly machine: typeof roleDetailMachine;
  readonly select: (snapshot: SnapshotFrom<typeof roleDetailMachine>) => RoleDetailViewModel;
}

/** Provides the machine of a role with its calls and toasts. */
export function provideRoleDetail(dependencies: RoleDetailDependencies): ProvidedRoleDetail {
  return {
    machine: roleDetailMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        remove: fromOutcome<null, Removed>(({ input, signal }) =>
          toItsEnd(
            signal,
            () => dependencies.remove(input.holder),
            (left) =>
              left.kind === 'done' ? dependencies.notifyRemoved(input) : dependencies.notifyNotRemoved(left.reason),
          ),
        ),
        undoListener: dependencies.undos.listenerSending({ type: 'role.outdated' }),
      },
      actions: {
        notifyRemoved: (_, removed) => dependencies.notifyRemoved(removed),
        notifyNotRemoved: (_, reason) => dependencies.notifyNotRemoved(reason),
      },
    }),
    select: (snapshot) => ({
      detail: asyncStateOf(snapshot.context.detail, snapshot.context.failure),
      removalCandidate: snapshot.context.removalCandidate,
      isRemoving: snapshot.matches('removing') || snapshot.matches('reading'),
      isAdding: snapshot.matches({ ready: 'adding' }),
    }),
  };
}

/** The members with the role. Where the server sent no readable list of them, they can be read again (ROLE-06). */
export function selectHolders({ holders }: RoleDetail): AsyncState<readonly RoleHolder[]> {
  if (holders.kind === 'refused') return { status: 'failed', reason: holders.reason };
  return asyncStateOf(holders.value, undefined);
}

/** A role with its members (ROLE-03, ROLE-04). */
export type RoleDetailFactory = (roleId: EntityId) => ProvidedRoleDetail;

export function provideRoleDetails(repository: RoleRepository, outside: RoleChanges): RoleDetailFactory {
  return (roleId) =>
    provideRoleDetail({
      read: notifyRoleFailure((signal) => repository.detail(roleId, signal), outside.notifications),
      remove: (holder) => repository.remove(roleId, holder.id),
      undos: outside.undos,
      ...notifyRoleChanges(({ email }) => repository.add(roleId, email), outside),
    });
}

/** How the changes of roles are told, and undone as long as their toasts are shown (ROLE-08). */
export interface RoleChanges {
  readonly notifications: Notifications;
  readonly user: Pick<CurrentUser, 'read' | 'refreshFor'>;
  /** One for all roles. */
  readonly undos: Undos;
  /** Whose role, as the beginning of the toast's sentence. */
  readonly nameRole: (who: string, role: string) => string;
}

/** The undos of changes of roles. */
export const makeRoleUndos = (notifications: Notifications, user: Pick<CurrentUser, 'onGone'>): Undos =>
  makeUndos(notifications, (reason) => notifications.notifyFailure({ subject: 'roleNotUndone', reason }), user);

/** Reads a role, and notifies when the role or the list of its members cannot be read (ROLE-06). */
function notifyRoleFailure(
  read: RoleDetailDependencies['read'],
  notifications: Notifications,
): RoleDetailDependencies['read'] {
  const readNotified = notifyReadingFailure(read, notifications, { subject: 'roleNotLoaded' });
  return async (signal) => {
    const outcome = await readNotified(signal);
    if (outcome.kind === 'refused') return outcome;
    const { holders } = outcome.value;
    if (holders.kind === 'refused') {
      notifications.notifyFailure({
        subject: 'roleHoldersNotLoaded',
        reason: holders.reason,
        includesReason: false,
        signal,
      });
    }
    return outcome;
  };
}

/**
 * Notifies of the outcome of removing a role from a member (ROLE-04), and offers to give it back (ROLE-08): not to those who
 * have lost their own, nor where the member's address is not known.
 */
export function notifyRoleChanges(
  giveBack: (holder: RoleHolder) => Promise<Outcome<null>>,
  { notifications, user, undos, nameRole }: RoleChanges,
): Pick<RoleDetailDependencies, 'notifyRemoved' | 'notifyNotRemoved'> {
  return {
    notifyRemoved: ({ holder, name, role }) => {
      const toast = { tone: 'success', subject: 'roleHolderRemoved', about: nameRole(name, role) } as const;
      if (holder.email === '' || user.read()?.userId === String(holder.id)) notifications.notify(toast);
      else undos.offer(toast, () => giveBack(holder));
      user.refreshFor(holder.id);
    },
    // The server keeps the last Admin (ROLE-08): another one has left since the role was read.
    notifyNotRemoved: (reason) =>
      reason === 'conflict'
        ? notifications.notifyFailure({ subject: 'lastAdminNotRemoved', reason, includesReason: false })
        : notifications.notifyFailure({ subject: 'roleHolderNotRemoved', reason }),
  };
}

/** The user's own roles (ROLE-01). */
export type MyRoles = Reading<readonly string[]>;

export function provideMyRoles(repository: RoleRepository, notifications: Notifications): MyRoles {
  return {
    read: notifyReadingFailure((signal) => repository.mine(signal), notifications, { subject: 'rolesNotLoaded' }),
  };
}

/** All roles (ROLE-02). */
export type RoleList = Reading<readonly Role[]>;

export function provideRoleList(repository: RoleRepository, notifications: Notifications): RoleList {
  return {
    read: notifyReadingFailure((signal) => repository.all(signal), notifications, { subject: 'rolesNotLoaded' }),
  };
}

/** Makes the form that gives a role to another member. @param page is notified of the form and of a new holder */
export type RoleAdditionForm = (
  role: Role,
  page: Receiver<FormShown | HolderAdded>,
) => ProvidedForm<RoleAddition, 'missing', Failure>;

/** Provides the forms that give a role to another member (ROLE-05); an addition can be undone (ROLE-08). */
export function provideRoleAdditionForms(
  repository: Pick<RoleRepository, 'add'>,
  takeBack: TakeRoleFrom,
  { notifications, undos, nameRole }: Omit<RoleChanges, 'user'>,
): RoleAdditionForm {
  return ({ id: roleId, name }, page) => {
    let added = '';
    const accepted = () => {
      const address = added;
      undos.offer({ tone: 'success', subject: 'roleHolderAdded', about: nameRole(address, name) }, () =>
        takeBack(roleId, address),
      );
      page.send({ type: 'holder.added' });
    };
    return provideForm({
      definition: { initial: { email: '' }, errors: roleAdditionErrors, restarts: true },
      begun: (_, form) => page.send({ type: 'form.shown', shown: { form } }),
      submit: async ({ email }, signal) => {
        const outcome = await repository.add(roleId, meantEmail(email), signal);
        added = meantEmail(email);
        // The form shows the reason; the toast uses the catalogue's own words.
        if (outcome.kind === 'refused') {
          notifications.notifyFailure({ subject: 'roleHolderNotAdded', reason: outcome.reason, includesReason: false });
        }
        return outcome;
      },
      accepted,
      // A refusal is told of in any case.
      left: (outcome) => outcome.kind === 'done' && accepted(),
    });
  };
}

/** The form with which a user requests a role (ROLE-07). */
export type ProvidedRoleRequestForm = ProvidedForm<RoleRequestDraft, RoleRequestError, Failure>;

export function provideRoleRequestForm(
  requests: RoleRequestRepository,
  draft: Draft<RoleRequestDraft>,
  telling: LeftFormTelling,
  adds: Adding,
): ProvidedRoleRequestForm {
  const notAsked = (reason: Failure) =>
    ({ subject: leavesUnsure(adds, reason) ? 'roleUnsure' : 'roleNotAsked', reason }) as const;
  return provideForm({
    definition: { initial: emptyRoleRequest, errors: roleRequestErrors, adds },
    submit: (request, signal) => requests.ask(request, signal),
    left: endedAfterLeaving(telling, notAsked, () =>
      telling.notifications.notify({ tone: 'success', subject: 'roleAsked' }),
    ),
    draft,
  });
}
