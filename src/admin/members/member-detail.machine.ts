import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import {
  failedWith,
  failing,
  fromOutcome,
  outputOf,
  type Receiver,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import type { AsyncState } from '@/shared/async-state.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { type ProvidedConflict, provideConflict } from '@/shared/conflict.machine.ts';
import type { Conflict, Resolution } from '@/shared/conflict.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type LeftFormTelling, leftFormFailure, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import type { Draft } from '@/shared/form.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { Failure, Outcome } from '@/shared/outcome.ts';
import { makeSentFormsOf } from '@/shared/sent-form.store.ts';
import type { ChangesGone } from '@/shared/unsaved-changes.ts';
import {
  changedFields,
  draftOf,
  MEMBER_FIELDS,
  type MemberDraft,
  type MemberDraftError,
  type MemberField,
  memberDraftErrors,
  withDraft,
} from './member-forms.ts';
import type { MemberRepository } from './members.ports.ts';
import { type MemberEntry, type MemberPlace, type MemberRecord, shortName } from './members.ts';
import type { SaveMember } from './members.use-cases.ts';

const detail = setup({
  types: {
    context: {} as MemberDetailContext,
    events: {} as MemberDetailEvent,
    emitted: {} as MemberDetailEmitted,
    tags: {} as 'loading',
  },
  actors: {
    read: fromPromise<MemberRecord>(unimplementedActor('read')),
    readDuties: fromPromise<readonly MemberPlace[]>(unimplementedActor('readDuties')),
    remove: fromPromise<null, MemberRecord>(unimplementedActor('remove')),
    /** Leaves the page, which has no member any more. */
    showList: fromCallback(unimplementedAction('showList')),
  },
  actions: {
    keep: assign((_, record: MemberRecord | undefined) => ({ record, isOutdated: false })),
    outdate: assign({ isOutdated: true }),
    keepDuties: assign((_, duties: readonly MemberPlace[]) => ({ duties })),
    lackDuties: assign({ lacksDuties: true }),
    setConflict: assign((_, { before, mine }: MemberConflict) => ({ conflict: { before, mine } })),
    clearConflict: assign({ conflict: undefined }),
    fail: assign((_, failure: Failure) => ({ failure })),
    emitReloaded: emit({ type: 'member.reloaded' }),
    emitChangesGone: emit({ type: 'changes.gone' }),
  },
  guards: {
    hasRecord: (_, record: MemberRecord | undefined) => record !== undefined,
    hasConflict: ({ context }) => context.conflict !== undefined,
    isOutdated: ({ context }) => context.isOutdated,
  },
});

/** Reads the member. @param emits the event emitted once the member is loaded */
const reading = (...emits: readonly 'emitReloaded'[]) =>
  detail.createStateConfig({
    tags: 'loading',
    invoke: {
      src: 'read',
      onDone: { target: 'editing', actions: [{ type: 'keep', params: outputOf }, ...emits] },
      onError: [{ guard: failedWith('notFound'), target: 'missing' }, failing('failed', 'fail')],
    },
  });

/**
 * One member: read, changed in a form that stays while a question about the member is open, removed (MEMB-05, MEMB-06). A save
 * that ends during the removal leaves it as it is; its conflict is asked about once the member stays.
 */
export const memberDetailMachine = detail.createMachine({
  id: 'memberDetail',
  context: {
    record: undefined,
    isOutdated: false,
    duties: undefined,
    lacksDuties: false,
    conflict: undefined,
    failure: undefined,
  },
  invoke: {
    src: 'readDuties',
    onDone: { actions: { type: 'keepDuties', params: outputOf } },
    // Without the list of duties the member's duty cannot be changed; all other fields can.
    onError: { actions: 'lackDuties' },
  },
  initial: 'loading',
  states: {
    loading: reading(),
    /** The server did not return the saved version. */
    rereading: reading('emitReloaded'),
    missing: {},
    failed: retrying('loading'),
    editing: {
      always: [
        { guard: 'hasConflict', target: 'conflicted' },
        { guard: 'isOutdated', target: 'rereading' },
      ],
      on: { 'removal.asked': 'confirming' },
    },
    conflicted: {
      always: { guard: not('hasConflict'), target: 'editing' },
      on: { 'conflict.left': { actions: 'clearConflict' } },
    },
    confirming: {
      always: { guard: 'isOutdated', target: 'rereading' },
      on: { 'removal.cancelled': 'editing', 'removal.confirmed': 'removing' },
    },
    removing: {
      invoke: {
        src: 'remove',
        input: ({ context }) => required(context.record),
        onDone: 'removed',
        onError: 'editing',
      },
    },
    removed: {
      // Emitted before the page is left: from then on there is no unsaved change to ask about.
      entry: 'emitChangesGone',
      invoke: { src: 'showList' },
      on: { 'member.saved': {} },
    },
  },
  on: {
    'conflict.found': { actions: { type: 'setConflict', params: ({ event }) => event } },
    'member.saved': [
      {
        guard: { type: 'hasRecord', params: ({ event }) => event.record },
        actions: [{ type: 'keep', params: ({ event }) => event.record }, 'clearConflict', 'emitReloaded'],
      },
      { actions: ['clearConflict', 'outdate'] },
    ],
  },
});

/** A member whom this user changed while another user saved them. */
export type MemberConflict = Conflict<MemberRecord, MemberDraft>;

/** The version of a member to save, and the version that it overwrites. */
export type MemberResolution = Resolution<MemberRecord, MemberDraft>;

interface MemberDetailContext {
  /** As the server sent it last; undefined until then. */
  readonly record: MemberRecord | undefined;
  /** The member was saved, and the server did not return the saved version. */
  readonly isOutdated: boolean;
  /** The duties that the member can be given; undefined until they are loaded. */
  readonly duties: readonly MemberPlace[] | undefined;
  /** The duties could not be loaded. */
  readonly lacksDuties: boolean;
  readonly conflict: MemberConflict | undefined;
  /** Why the last attempt to read the member failed. */
  readonly failure: Failure | undefined;
}

/** The member was saved, by the form or by the comparison. */
interface MemberSaved {
  readonly type: 'member.saved';
  /** Undefined where the server did not return the saved version. */
  readonly record: MemberRecord | undefined;
}

type MemberDetailEvent =
  | { readonly type: 'retry.asked' }
  | MemberSaved
  | ({ readonly type: 'conflict.found' } & MemberConflict)
  | { readonly type: 'conflict.left' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/**
 * Events that the page of a member emits: the member is shown as saved, or was removed with the unsaved changes, and the page
 * is left next.
 */
export type MemberDetailEmitted = { readonly type: 'member.reloaded' } | ChangesGone;

export interface MemberDetailDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<MemberRecord>>;
  readonly readDuties: (signal: AbortSignal) => Promise<Outcome<readonly MemberPlace[]>>;
  /** Notifies of its outcome itself, and offers the undo. */
  readonly remove: (member: MemberEntry) => Promise<Outcome<null>>;
  readonly navigation: Navigation;
  /** The address of the list, which is shown when the member was removed. */
  readonly list: string;
}

/** A running machine of a member's page. */
export type MemberDetailActor = ActorRefFrom<typeof memberDetailMachine>;

/** The view model of a member who was read. */
export interface MemberDetailViewModel {
  readonly record: MemberRecord;
  readonly duties: readonly MemberPlace[] | undefined;
  readonly lacksDuties: boolean;
  readonly conflict: MemberConflict | undefined;
  /** Whether the confirmation of the removal is open, or the removal is being sent. */
  readonly isRemovalAsked: boolean;
  readonly isRemoving: boolean;
}

export interface ProvidedMemberDetail {
  readonly machine: typeof memberDetailMachine;
  /** Empty where no member has that number. */
  readonly select: (snapshot: SnapshotFrom<typeof memberDetailMachine>) => AsyncState<MemberDetailViewModel>;
}

export type MemberDetailFactory = (id: EntityId) => ProvidedMemberDetail;

/** The pages of members (MEMB-05). */
export function provideMemberDetails(
  repository: MemberRepository,
  dependencies: Pick<MemberDetailDependencies, 'remove' | 'navigation' | 'list'>,
): MemberDetailFactory {
  return (id) =>
    provideMemberDetail({
      ...dependencies,
      read: (signal) => repository.find(id, signal),
      readDuties: (signal) => repository.duties(signal),
    });
}

/** Provides the page of one member with the calls. */
export function provideMemberDetail(dependencies: MemberDetailDependencies): ProvidedMemberDetail {
  return {
    machine: memberDetailMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        readDuties: fromOutcome(({ signal }) => dependencies.readDuties(signal)),
        remove: fromOutcome(({ input }) => dependencies.remove(input.member)),
        showList: fromCallback(() => dependencies.navigation.replace(dependencies.list)),
      },
    }),
    select: (snapshot) => {
      const { record, duties, lacksDuties, conflict, failure } = snapshot.context;
      if (snapshot.matches('failed') && failure !== undefined) return { status: 'failed', reason: failure };
      if (snapshot.matches('missing')) return { status: 'empty' };
      // A removed member has no page any more: the list is shown next.
      if (snapshot.matches('removed') || snapshot.hasTag('loading') || record === undefined) {
        return { status: 'loading' };
      }
      const isRemoving = snapshot.matches('removing');
      const isRemovalAsked = isRemoving || snapshot.matches('confirming');
      const asked = snapshot.matches('conflicted') ? conflict : undefined;
      return {
        status: 'ready',
        value: { record, duties, lacksDuties, conflict: asked, isRemovalAsked, isRemoving },
      };
    },
  };
}

/** The form of a member who was read. @param page holds them as read last: a saved version is the next initial value */
export type MemberFormFactory = (
  page: MemberDetailActor,
) => ProvidedForm<MemberDraft, MemberDraftError, Failure, MemberRecord | undefined>;

export interface MemberFormDependencies extends LeftFormTelling {
  readonly save: SaveMemberDraft;
  /** The typed changes of a member, and the version that they change. */
  readonly drafts: Draft<MemberResolution>;
  readonly clock: Clock;
  readonly isEmail: (text: string) => boolean;
}

/** The form of a member as they were read, or with the draft that was stored when the session expired (AUTH-15). */
export function provideMemberForms(dependencies: MemberFormDependencies): MemberFormFactory {
  const { save, drafts, clock, isEmail } = dependencies;
  const sentForms = makeSentFormsOf<MemberDraft, MemberRecord | undefined, Failure>();
  return (page) => {
    const current = () => required(page.getSnapshot().context.record);
    const fresh = current();
    const stored = storedAbout(fresh, drafts);
    // A restored draft refers to the version of the member that it was typed for, until the member is saved.
    const record = () => (stored !== undefined && current() === fresh ? stored.record : current());
    const before = () => draftOf(record().member);
    const rules = { today: clock.today(), isEmail };
    const tellLeft = leftMember(dependencies, before());
    return provideForm({
      sentForms: sentForms(fresh.member.id),
      definition: {
        initial: before(),
        restarted: before,
        errors: (draft: MemberDraft) => memberDraftErrors(draft, before(), rules),
        isWritten: (draft) => changedFields(before(), draft).length > 0,
      },
      draft: {
        read: () => stored?.draft,
        write: (draft) => drafts.write({ record: record(), draft }),
        ...(drafts.keep && { keep: drafts.keep }),
      },
      // A restored draft belongs to this form from now on: it is not stored when the user leaves the page.
      begun: (draft) => drafts.write({ record: record(), draft }),
      submit: async (draft) => {
        const based = record();
        const outcome = await save({ draft, record: based });
        if (outcome.kind === 'refused' && outcome.reason === 'conflict')
          page.send({ type: 'conflict.found', before: based, mine: draft });
        return outcome;
      },
      accepted: (saved) => page.send({ type: 'member.saved', record: saved }),
      left: (outcome) => {
        if (outcome.kind === 'refused') tellLeft(outcome.reason);
      },
      // The form restarts with the version that the server has now.
      onChangedElsewhere: (notify) => {
        const listening = page.on('member.reloaded', () => notify('saved'));
        return () => listening.unsubscribe();
      },
    });
  };
}

function storedAbout({ member }: MemberRecord, drafts: Draft<MemberResolution>): MemberResolution | undefined {
  const stored = drafts.read();
  if (stored === undefined || !sameId(stored.record.member.id, member.id)) return undefined;
  return changedFields(draftOf(stored.record.member), stored.draft).length === 0 ? undefined : stored;
}

type ProvidedMemberConflict = ProvidedConflict<MemberRecord, MemberField>;

/** The comparison of a member's versions. @param page is sent the version that was chosen, once it is saved */
export type MemberConflictFactory = (met: MemberConflict, page: Receiver<MemberSaved>) => ProvidedMemberConflict;

export interface MemberConflictDependencies
  extends Pick<MemberFormDependencies, 'save' | 'drafts' | keyof LeftFormTelling> {
  readonly repository: Pick<MemberRepository, 'find'>;
}

/** Provides the comparisons of two versions of a member with their calls (MEMB-05). */
export function provideMemberConflicts({
  repository,
  save,
  drafts,
  ...telling
}: MemberConflictDependencies): MemberConflictFactory {
  const comparison = { fields: MEMBER_FIELDS, draftOf: ({ member }: MemberRecord) => draftOf(member) };
  return (met, page) => {
    const tellLeft = leftMember(telling, met.mine);
    return provideConflict(comparison, met, {
      read: (signal) => repository.find(met.before.member.id, signal),
      save,
      settled: (record) => page.send({ type: 'member.saved', record }),
      leftUnsaved: (reason, resolution) => {
        drafts.write(resolution);
        drafts.keep?.();
        tellLeft(reason);
      },
    });
  };
}

const leftMember = (telling: LeftFormTelling, draft: MemberDraft): ((reason: Failure) => void) =>
  leftFormFailure(telling, (reason) => ({ subject: 'memberNotSaved', about: shortName(draft), reason }));

export type SaveMemberDraft = (resolution: MemberResolution) => Promise<Outcome<MemberRecord | undefined>>;

/** Saves the typed changes of a member and notifies of a success, which no field shows (MEMB-05). */
export function provideSaveMemberDraft(save: SaveMember, notifications: Notifications): SaveMemberDraft {
  return async ({ draft, record: { member, version } }) => {
    const about = shortName(draft);
    const outcome = await save(withDraft(member, draft), version);
    if (outcome.kind === 'done') notifications.notify({ tone: 'success', subject: 'memberSaved', about });
    return outcome;
  };
}
