import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { memberDetailMachine } from '@/admin/members/member-detail.machine.ts';
import { emptyNewMember } from '@/admin/members/member-forms.ts';
import { memberListMachine } from '@/admin/members/member-list.machine.ts';
import { defaultView } from '@/admin/members/member-list.ts';
import { memberViewAddressMachine } from '@/admin/members/member-list-address.machine.ts';
import { memberNeighboursMachine, neighboursOf } from '@/admin/members/member-neighbours.machine.ts';
import {
  isUnsureDraft,
  memberRegistrationMachine,
  sentMemberMachine,
} from '@/admin/members/member-registration.machine.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import { aMemberDraft, aNewMemberDraft, anEntry, aRecord } from '../../builders/member.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const ALL_WALKED = { neverReached: [], neverLeft: [], neverTaken: [], strayed: [] };

describe('REL-27 every state and transition of', () => {
  it('the list of members', async () => {
    const other = { ...defaultView, searchText: '김' };
    const report = await walkMachine({
      machine: memberListMachine,
      inputs: [{ view: defaultView }],
      inert: ['news', 'address', 'page'],
      tell: ({ context }) => [context.view.searchText, context.leaving.length > 0, context.newest.length > 0],
      events: [
        { type: 'text.changed', text: '김' },
        { type: 'search.cleared' },
        { type: 'column.chosen', column: 'id' },
        { type: 'order.chosen', order: { by: 'id', descending: true } },
        { type: 'place.chosen', filter: 'duty', place: '장로' },
        { type: 'view.addressed', view: other },
        { type: 'page.left' },
        { type: 'retry.asked' },
        { type: 'removal.asked', member: anEntry() },
        { type: 'removal.confirmed' },
        { type: 'removal.cancelled' },
        { type: 'members.outdated' },
        { type: 'member.added', member: anEntry({ id: 8 }) },
        { type: 'member.hidden', id: 8 },
        { type: 'member.returned', member: anEntry({ id: 8 }) },
        ...succeeds(memberListMachine, 'read', [anEntry()]),
        ...fails(memberListMachine, 'read', new CallFailure('serverFailed')),
        ...fails(memberListMachine, 'read'),
      ],
    });
    // In `ready`, the list is read again only after a change of members, which the whole machine handles.
    expect(report).toEqual({ ...ALL_WALKED, neverLeft: ['memberList.ready'] });
  });

  it('the address of the list', async () => {
    const view = { ...defaultView, searchText: '김' };
    const report = await walkMachine({
      machine: memberViewAddressMachine,
      inert: ['addressListener'],
      inputs: [{ view: defaultView, list: createActor(fromCallback(() => undefined)) }],
      tell: ({ context }) => context.view.searchText,
      events: [
        { type: 'view.changed', view },
        { type: 'address.changed', view: { ...defaultView, searchText: '황' } },
        { type: 'page.left' },
        { type: 'xstate.after.pause.memberViewAddress.behind' },
      ],
    });
    // The whole machine handles a changed view, in any state.
    expect(report).toEqual({ ...ALL_WALKED, neverLeft: ['memberViewAddress.current'] });
  });

  it('the dialog of new members', async () => {
    const report = await walkMachine({
      machine: memberRegistrationMachine,
      inputs: [{ draft: emptyNewMember, adds: { isRecognised: false } }],
      tell: ({ context }) => [
        context.draft.name,
        Math.min(context.waiting.length, 2),
        context.refused.length > 0,
        isUnsureDraft(context),
        context.members.length,
      ],
      events: [
        { type: 'dialog.opened' },
        { type: 'dialog.closed' },
        { type: 'draft.changed', draft: aNewMemberDraft() },
        { type: 'draft.changed', draft: emptyNewMember },
        { type: 'draft.submitted', draft: aNewMemberDraft() },
        { type: 'draft.refused', draft: aNewMemberDraft({ name: '선우진' }), lost: aNewMemberDraft() },
        { type: 'repetition.confirmed' },
        { type: 'repetition.declined' },
        { type: 'members.listed', members: [anEntry({ name: aNewMemberDraft().name })] },
        { type: 'member.added', member: anEntry({ id: 8, name: '선우진' }) },
        { type: 'member.hidden', id: 8 },
        { type: 'member.returned', member: anEntry({ id: 8, name: '선우진' }) },
        { type: 'namesake.confirmed' },
        { type: 'namesake.declined' },
        { type: 'user.gone' },
      ],
    });
    // The whole machine handles the opening of the dialog, in any state.
    expect(report).toEqual({ ...ALL_WALKED, neverLeft: ['memberRegistration.closed'] });
  });

  it('a new member who was sent', async () => {
    const report = await walkMachine({
      machine: sentMemberMachine,
      inputs: [
        {
          draft: aNewMemberDraft(),
          adds: { isRecognised: false },
          dialog: createActor(fromCallback(() => undefined)).start(),
        },
      ],
      events: [
        ...succeeds(sentMemberMachine, 'register', undefined),
        ...fails(sentMemberMachine, 'register', new CallFailure('serverFailed')),
      ],
    });
    expect(report).toEqual(ALL_WALKED);
  });

  it('one member', async () => {
    const machine = memberDetailMachine;
    const report = await walkMachine({
      machine,
      inert: ['showList'],
      tell: ({ context }) => [context.duties !== undefined, context.lacksDuties],
      events: [
        { type: 'retry.asked' },
        { type: 'member.saved', record: aRecord() },
        { type: 'member.saved', record: undefined },
        { type: 'conflict.found', before: aRecord(), mine: aMemberDraft() },
        { type: 'conflict.left' },
        { type: 'removal.asked' },
        { type: 'removal.confirmed' },
        { type: 'removal.cancelled' },
        ...succeeds(machine, 'read', aRecord()),
        ...fails(machine, 'read', new CallFailure('notFound')),
        ...fails(machine, 'read', new CallFailure('serverFailed')),
        ...fails(machine, 'read'),
        ...succeeds(machine, 'readDuties', []),
        ...fails(machine, 'readDuties', new CallFailure('serverFailed')),
        ...fails(machine, 'readDuties'),
        ...succeeds(machine, 'remove', null),
        ...fails(machine, 'remove', new CallFailure('serverFailed')),
        ...fails(machine, 'remove'),
      ],
    });
    // The page of a member who was not found has no actions.
    expect(report).toEqual({ ...ALL_WALKED, neverLeft: ['memberDetail.missing', 'memberDetail.removed'] });
  });

  it('the way from one member to the next', async () => {
    const [before, here, behind] = [anEntry({ id: 1 }), anEntry({ id: 2 }), anEntry({ id: 3 })];
    const report = await walkMachine({
      machine: memberNeighboursMachine,
      tell: ({ context }) => context.members.length,
      events: [
        { type: 'members.shown', members: [before, here, behind], view: defaultView },
        { type: 'member.hidden', id: 3 },
        { type: 'user.gone' },
      ],
    });
    expect(report).toEqual(ALL_WALKED);
    const neighbours = { members: [before, here, behind], view: defaultView };
    expect(neighboursOf(neighbours, 2)).toEqual({ before, behind });
    expect(neighboursOf(neighbours, 1)).toEqual({ before: undefined, behind: here });
    expect(neighboursOf(neighbours, 9)).toEqual({ before: undefined, behind: undefined });
  });
});
