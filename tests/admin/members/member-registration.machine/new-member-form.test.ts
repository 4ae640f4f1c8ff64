import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type DraftAnswer,
  memberRegistrationMachine,
  provideNewMemberForm,
} from '@/admin/members/member-registration.machine.ts';
import { ask } from '@/shared/actors.machine.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aNewMemberDraft, anEntry } from '../../../builders/member.ts';
import { settled } from '../../../fakes/deferred.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

/** An open dialog, and the draft of its form; a member of the list may have the same name. */
function openDialog(members: readonly string[]) {
  const draft = aNewMemberDraft();
  const machine = memberRegistrationMachine.provide({
    actions: { save: () => undefined, storeDraft: () => undefined },
  });
  const registration = createActor(machine, { input: { draft, adds: { isRecognised: true } } }).start();
  registration.send({ type: 'members.listed', members: members.map((name) => anEntry({ name })) });
  registration.send({ type: 'dialog.opened' });
  const submit = async () =>
    (await ask<DraftAnswer>((asker) => registration.send({ type: 'draft.submitted', draft, asker }))).outcome;
  return { registration, draft, submit };
}

describe('MEMB-04 the dialog answers the form of a new member', () => {
  it('that it has taken the draft, also when it has closed already', async () => {
    const { submit, registration } = openDialog([]);
    expect(await submit()).toEqual(done(null));
    expect(registration.getSnapshot().value).toBe('closed');
    expect(await submit()).toEqual(done(null));
  });

  it('that a namesake is to be confirmed, however often it is submitted', async () => {
    const { submit, registration } = openDialog([aNewMemberDraft().name]);
    expect(await submit()).toEqual(refused('conflict'));
    expect(await submit()).toEqual(refused('conflict'));
    expect(registration.getSnapshot().value).toEqual({ open: 'confirmingNamesake' });
  });

  it('and the form keeps its values until then', async () => {
    const { registration, draft } = openDialog([aNewMemberDraft().name]);
    const provided = provideNewMemberForm(registration, stillClock());
    const form = createActor(provided.machine, { input: provided.input() }).start();
    form.send({ type: 'form.submitted' });
    await settled();
    expect(provided.select(form.getSnapshot())).toMatchObject({ values: draft, failure: 'conflict' });
    registration.send({ type: 'namesake.confirmed' });
    expect(registration.getSnapshot().value).toBe('closed');
  });
});
