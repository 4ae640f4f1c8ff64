import { describe, expect, it } from 'vitest';
import { emptyNewMember } from '@/admin/members/member-forms.ts';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import {
  blankRegistration,
  isUnsureDraft,
  startMemberRegistration,
  wasRefused,
} from '@/admin/members/member-registration.machine.ts';
import type { MemberChange, MemberRepository } from '@/admin/members/members.ports.ts';
import type { Member } from '@/admin/members/members.ts';
import { makeRegisterMember } from '@/admin/members/members.use-cases.ts';
import { makeStoredDraft } from '@/auth/drafts.store.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aNewMemberDraft, anEntry } from '../../../builders/member.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { memoryDraftStore } from '../../../fakes/draft-store.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { memberRepository } from '../../../fakes/member-repository.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const LIST = '/member/manageMembers';

/** The dialog of a new member, with a register in memory; `store` outlives the page. */
function openRegistration(
  answers: Partial<MemberRepository> = {},
  page = LIST,
  store = memoryDraftStore(),
  navigation = recordedNavigation(page),
  isRecognised = true,
) {
  const repository = memberRepository([], answers);
  const news = makeMemberNews();
  const toasts = recordedToasts();
  const notified: MemberChange[] = [];
  news.onChange((change) => notified.push(change));
  const register = makeRegisterMember(repository, stillClock());
  const user = fakeUser();
  const draft = makeStoredDraft(user, store, () => blankRegistration);
  const registration = startMemberRegistration({
    register,
    news,
    notifications: toasts,
    navigation,
    page: LIST,
    draft,
    user,
    adds: { isRecognised },
  });
  return {
    registration,
    repository,
    toasts,
    navigation,
    notified,
    user,
    held: () => registration.getSnapshot().context,
  };
}

describe('MEMB-04 a new member', () => {
  it('REL-17 is sent once, however often it is submitted, and the dialog closes at once', () => {
    const add = handSettled<[unknown], Outcome<Member | undefined>>();
    const { registration } = openRegistration({ add: add.call });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    expect(registration.getSnapshot().matches('closed')).toBe(true);
    expect(add.calls).toHaveLength(1);
  });

  it('is notified by a toast, and reported to the list', async () => {
    const { registration, toasts, notified, repository } = openRegistration();
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    expect(toasts.find('memberAdded')).toMatchObject({ tone: 'success', about: '황보라' });
    expect(notified).toEqual([{ type: 'member.added', member: repository.held()[0] }]);
  });

  it('whom the server does not return makes the list be read again', async () => {
    const { registration, notified } = openRegistration({ add: () => Promise.resolve(done(undefined)) });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    expect(notified).toEqual([{ type: 'members.outdated' }]);
  });

  it('who is refused is notified, and the toast’s button opens the dialog with the typed values', async () => {
    const { registration, toasts, held, navigation } = openRegistration({
      add: () => Promise.resolve(refused('invalid')),
    });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    const toast = toasts.find('memberNotAdded');
    expect(toast).toMatchObject({ tone: 'error', about: '황보라', reason: 'invalid' });
    expect(registration.getSnapshot().matches('closed')).toBe(true);
    toast.onAction?.();
    expect(registration.getSnapshot().matches('open')).toBe(true);
    expect(held().draft).toEqual(aNewMemberDraft());
    expect(navigation.visited).toEqual([]);
  });

  it('who is refused while another page is shown leads back to the list', async () => {
    const { registration, toasts, navigation } = openRegistration(
      { add: () => Promise.resolve(refused('networkError')) },
      '/communion/events',
    );
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    toasts.find('memberNotAdded').onAction?.();
    expect(navigation.visited).toEqual([LIST]);
  });

  describe('who is refused while a page with unsaved changes is shown', () => {
    /** The toast's button was pressed, and the page asks before it is left. */
    async function asked() {
      const page = '/management/organisation';
      const navigation = { ...recordedNavigation(page), goTo: () => undefined };
      const answers = { add: () => Promise.resolve(refused('networkError')) };
      const opened = openRegistration(answers, page, memoryDraftStore(), navigation);
      opened.registration.send({ type: 'dialog.opened' });
      opened.registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
      await settled();
      opened.toasts.find('memberNotAdded').onAction?.();
      const isOpen = () => opened.registration.getSnapshot().matches('open');
      const arrive = (address: string) => {
        navigation.arrive(address);
        return settled();
      };
      return { ...opened, page, isOpen, arrive };
    }

    it('is in the dialog once the list is shown', async () => {
      const { page, isOpen, arrive, held } = await asked();
      expect(isOpen()).toBe(false);
      await arrive(`${page}?part=1`);
      expect(isOpen()).toBe(false);
      await arrive(LIST);
      expect(isOpen()).toBe(true);
      expect(held().draft).toEqual(aNewMemberDraft());
    });

    it('does not open the dialog later, when the user has gone elsewhere', async () => {
      const { isOpen, arrive } = await asked();
      await arrive('/');
      await arrive(LIST);
      expect(isOpen()).toBe(false);
    });

    it('does not open it for the next user', async () => {
      const { user, isOpen, arrive } = await asked();
      user.go();
      await arrive(LIST);
      expect(isOpen()).toBe(false);
    });
  });

  it('who is refused is in the dialog when it is opened next, even without the toast', async () => {
    const { registration, held } = openRegistration({ add: () => Promise.resolve(refused('timedOut')) });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    registration.send({ type: 'dialog.opened' });
    expect(held().draft).toEqual(aNewMemberDraft());
  });

  it('who is refused while the next one is typed waits, and neither loses a value', async () => {
    const add = handSettled<[unknown], Outcome<Member | undefined>>();
    const { registration, held, toasts } = openRegistration({ add: add.call });
    const first = aNewMemberDraft();
    const second = aNewMemberDraft({ name: '선우진' });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: first });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: second });
    add.last().resolve(refused('serverFailed'));
    await settled();
    expect(held()).toMatchObject({ draft: second, waiting: [first] });
    toasts.find('memberNotAdded').onAction?.();
    expect(held()).toMatchObject({ draft: first, waiting: [second] });
    registration.send({ type: 'draft.submitted', draft: first });
    expect(held()).toMatchObject({ draft: second, waiting: [] });
  });
});

describe('REL-30 a new member who is half typed', () => {
  /** Reloads the page, with what its tab has stored. */
  const reloaded = (store: ReturnType<typeof memoryDraftStore>) => openRegistration({}, LIST, store);
  const half = aNewMemberDraft({ birthDate: '' });

  it('comes back with the open dialog after a reload', () => {
    const store = memoryDraftStore();
    const { registration } = openRegistration({}, LIST, store);
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: half });
    const again = reloaded(store);
    expect(again.held().draft).toEqual(half);
    expect(again.registration.getSnapshot().matches('open')).toBe(true);
  });

  it('comes back with the open dialog after it was taken for a namesake', () => {
    const store = memoryDraftStore();
    const { registration } = openRegistration({}, LIST, store);
    const draft = aNewMemberDraft();
    registration.send({ type: 'members.listed', members: [anEntry({ name: draft.name })] });
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft });
    const again = reloaded(store);
    expect(again.held().draft).toEqual(draft);
    expect(again.registration.getSnapshot().matches('open')).toBe(true);
  });

  it('is stored by what changes it alone', () => {
    const store = memoryDraftStore();
    const { registration } = openRegistration({}, LIST, store);
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: half });
    store.write(undefined);
    registration.send({ type: 'members.listed', members: [] });
    expect(store.stored()).toBeUndefined();
  });

  it('waits in the dialog when it was closed', () => {
    const store = memoryDraftStore();
    const { registration } = openRegistration({}, LIST, store);
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: half });
    registration.send({ type: 'dialog.closed' });
    const again = reloaded(store);
    expect(again.registration.getSnapshot().matches('closed')).toBe(true);
    again.registration.send({ type: 'dialog.opened' });
    expect(again.held().draft).toEqual(half);
  });

  it('who was refused is kept too', async () => {
    const store = memoryDraftStore();
    const { registration } = openRegistration({ add: () => Promise.resolve(refused('serverFailed')) }, LIST, store);
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    expect(reloaded(store).held().draft).toEqual(aNewMemberDraft());
  });

  it.each<[string, (opened: ReturnType<typeof openRegistration>) => void]>([
    ['once it is sent', ({ registration }) => registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() })],
    ['once it is blank', ({ registration }) => registration.send({ type: 'draft.changed', draft: emptyNewMember })],
    ['with its user', ({ user }) => user.go()],
  ])('is gone %s', (_, end) => {
    const store = memoryDraftStore();
    const opened = openRegistration({}, LIST, store);
    opened.registration.send({ type: 'dialog.opened' });
    opened.registration.send({ type: 'draft.changed', draft: half });
    expect(store.stored()).toBeDefined();
    end(opened);
    expect(store.stored()).toBeUndefined();
    expect(reloaded(store).registration.getSnapshot().matches('closed')).toBe(true);
  });
});

describe('REL-16 a new member whose answer was lost', () => {
  const changed = aNewMemberDraft({ name: '황보람' });

  const lose = async (isRecognised: boolean, store = memoryDraftStore()) => {
    const add = handSettled<[unknown], Outcome<Member | undefined>>();
    const opened = openRegistration({ add: add.call }, LIST, store, recordedNavigation(LIST), isRecognised);
    opened.registration.send({ type: 'dialog.opened' });
    opened.registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    add.last().resolve(refused('networkError'));
    await settled();
    const submit = (draft = aNewMemberDraft()) => {
      opened.registration.send({ type: 'dialog.opened' });
      opened.registration.send({ type: 'draft.submitted', draft });
    };
    return { ...opened, add, submit, isAsking: () => opened.registration.getSnapshot().hasTag('confirmingRepetition') };
  };

  it('may be there: the list is read again, and the same is sent once more only after a question', async () => {
    const { registration, toasts, notified, add, submit, isAsking } = await lose(false);
    expect([toasts.subjects(), notified]).toEqual([['memberUnsure'], [{ type: 'members.outdated' }]]);
    submit();
    submit();
    expect([isAsking(), add.calls.length]).toEqual([true, 1]);
    registration.send({ type: 'repetition.declined' });
    submit();
    expect([isAsking(), add.calls.length]).toEqual([true, 1]);
    registration.send({ type: 'repetition.confirmed' });
    expect([isAsking(), add.calls.length]).toEqual([false, 2]);
  });

  it('is sent again without a question where the server recognises it', async () => {
    const { toasts, add, submit } = await lose(true);
    expect(toasts.subjects()).toEqual(['memberNotAdded']);
    submit();
    expect(add.calls).toHaveLength(2);
  });

  it.each([false, true])(
    'is asked about however it is changed, also in the question (recognised: %s)',
    async (isRecognised) => {
      const { registration, add, submit, isAsking } = await lose(isRecognised);
      registration.send({ type: 'dialog.opened' });
      registration.send({ type: 'draft.changed', draft: changed });
      submit(changed);
      expect([isAsking(), add.calls.length]).toEqual([true, 1]);
      const again = { ...changed, birthDate: '1990-05-05' };
      registration.send({ type: 'draft.changed', draft: again });
      expect(isAsking()).toBe(false);
      submit(again);
      expect([isAsking(), add.calls.length]).toEqual([true, 1]);
      registration.send({ type: 'repetition.confirmed' });
      expect(add.calls).toHaveLength(2);
    },
  );

  it('is known after its name was looked at as a namesake’s', async () => {
    const { registration, add, submit, isAsking, held } = await lose(false);
    registration.send({ type: 'members.listed', members: [anEntry({ id: 8, name: aNewMemberDraft().name })] });
    submit();
    registration.send({ type: 'namesake.declined' });
    expect([wasRefused(held()), isUnsureDraft(held())]).toEqual([true, true]);
    registration.send({ type: 'draft.changed', draft: changed });
    expect([wasRefused(held()), isUnsureDraft(held())]).toEqual([false, true]);
    submit(changed);
    expect([isAsking(), add.calls.length]).toEqual([true, 1]);
  });

  it('stays so when it is refused later: that says nothing of the first', async () => {
    const { registration, add, submit, isAsking } = await lose(false);
    submit();
    registration.send({ type: 'repetition.confirmed' });
    add.last().resolve(refused('invalid'));
    await settled();
    submit();
    expect([isAsking(), add.calls.length]).toEqual([true, 2]);
  });

  it('says nothing of another one, once it has been emptied', async () => {
    const { registration, add, submit } = await lose(false);
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: emptyNewMember });
    submit(changed);
    expect(add.calls).toHaveLength(2);
  });

  it('is known after a reload', async () => {
    const store = memoryDraftStore();
    await lose(false, store);
    const { registration, held } = openRegistration({}, LIST, store, recordedNavigation(LIST), false);
    expect(isUnsureDraft(held())).toBe(true);
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    expect(registration.getSnapshot().hasTag('confirmingRepetition')).toBe(true);
  });
});
