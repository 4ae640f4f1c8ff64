import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PartDraft, PartReading } from '@/organisation/organisation.ports.ts';
import { organisationPartMachine, provideOrganisationPart } from '@/organisation/parts.machine.ts';
import type { PartSheet } from '@/organisation/parts.ts';
import type { SavePart } from '@/organisation/parts.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aReading, aSheet, junghoon, members, minsu, president, secretary, sunyoung } from '../builders/part-sheet.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../fakes/reported-errors.ts';
import { fails, succeeds, walkMachine } from '../support/walk-machine.ts';

const began = aReading(aSheet({ president: minsu }));

/** A part that was read; the test answers every call. */
async function open(stored?: PartDraft) {
  const reads = handSettled<[signal: AbortSignal], Outcome<PartReading>>();
  const saves = handSettled<[draft: PartDraft, signal: AbortSignal], Awaited<ReturnType<SavePart>>>();
  const notified: string[] = [];
  const drafts: (PartDraft | undefined)[] = [];
  const { machine, select } = provideOrganisationPart({
    read: reads.call,
    save: saves.call,
    storedDraft: () => stored,
    storeDraft: (draft) => void drafts.push(draft),
    notifySaved: () => void notified.push('saved'),
    notifyNotSaved: (reason) => void notified.push(`not saved: ${reason}`),
  });
  const actor = createActor(machine).start();
  const emitted: string[] = [];
  for (const type of ['changes.made', 'changes.gone'] as const) actor.on(type, () => emitted.push(type));
  reads.last().resolve(done(began));
  await settled();
  return { actor, emitted, reads, saves, notified, drafts, viewModel: () => select(actor.getSnapshot()) };
}

/** A part whose president was changed to the second person, while it is being saved. */
async function saving() {
  const part = await open();
  part.actor.send({ type: 'person.chosen', place: president, person: sunyoung });
  part.actor.send({ type: 'save.asked' });
  return part;
}

const shown = (value: PartSheet) => ({ status: 'ready', value });

describe('REL-18 a part that is being saved', () => {
  it('is not asked about when its page is left, but again when it was not saved', async () => {
    const { actor, emitted, saves } = await saving();
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
    saves.last().resolve(refused('serverFailed'));
    await settled();
    expect(emitted).toEqual(['changes.made', 'changes.gone', 'changes.made']);
    actor.stop();
  });
});

describe('ORGN-10 changing a part', () => {
  it('keeps every change until it is saved', async () => {
    const { actor, drafts, viewModel } = await open();
    actor.send({ type: 'person.chosen', place: secretary, person: sunyoung });
    actor.send({ type: 'person.removed', place: president, person: minsu });
    actor.send({ type: 'duties.written', text: '가\n나' });
    const mine = aSheet({ secretary: sunyoung, duties: '가\n나' });
    expect(viewModel()).toMatchObject({ sheet: shown(mine), isChanged: true });
    expect(viewModel().changes.seats.map(({ seat }) => seat.office)).toEqual(['president', 'secretary']);
    expect(drafts.at(-1)).toEqual({ before: began, mine });
  });

  it('leaves nothing behind when it is undone', async () => {
    const { actor, emitted, drafts, viewModel } = await open();
    actor.send({ type: 'person.chosen', place: secretary, person: sunyoung });
    expect(emitted).toEqual(['changes.made']);
    actor.send({ type: 'changes.undone' });
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
    expect(viewModel()).toMatchObject({ sheet: shown(began.sheet), isChanged: false });
    expect(drafts.at(-1)).toBeUndefined();
  });

  it('AUTH-15, REL-09 continues with the same changes when the page is mounted again', async () => {
    const stored = { before: began, mine: aSheet({ president: junghoon }) };
    const { emitted, viewModel } = await open(stored);
    expect(viewModel()).toMatchObject({ sheet: shown(stored.mine), isChanged: true, isRestored: true });
    expect(emitted).toEqual(['changes.made']);
  });
});

describe('ORGN-10 saving a part', () => {
  it('sends the changes once, and continues with the server’s answer', async () => {
    const { actor, emitted, saves, notified, drafts, viewModel } = await saving();
    actor.send({ type: 'save.asked' });
    actor.send({ type: 'person.chosen', place: members, person: junghoon });
    expect(saves.calls.map(({ args: [draft] }) => draft)).toEqual([
      { before: began, mine: aSheet({ president: sunyoung }) },
    ]);
    expect(viewModel().isSaving).toBe(true);
    saves.last().resolve(done(aReading(aSheet({ president: sunyoung, members: [sunyoung] }))));
    await settled();
    expect(viewModel()).toMatchObject({
      sheet: shown(aSheet({ president: sunyoung, members: [sunyoung] })),
      isChanged: false,
      isSaving: false,
    });
    expect(notified).toEqual(['saved']);
    expect(emitted).toEqual(['changes.made', 'changes.gone']);
    expect(drafts.at(-1)).toBeUndefined();
  });

  it.each(['sent', 'compared'])(
    'leaves nothing behind when the changes are discarded while they are %s',
    async (how) => {
      const { actor, saves, drafts } = await saving();
      if (how === 'compared') saves.last().resolve({ kind: 'changed', theirs: aReading(aSheet()) });
      await settled();
      actor.send({ type: 'changes.undone' });
      actor.stop();
      expect(drafts).toHaveLength(2);
      expect(drafts.at(-1)).toBeUndefined();
    },
  );

  it('sends nothing when nothing has changed', async () => {
    const { actor, saves } = await open();
    actor.send({ type: 'save.asked' });
    expect(saves.calls).toHaveLength(0);
  });

  it.each([
    [
      'is refused',
      'forbidden',
      (saves: Awaited<ReturnType<typeof open>>['saves']) => saves.last().resolve(refused('forbidden')),
    ],
    [
      'breaks',
      'unexpected',
      (saves: Awaited<ReturnType<typeof open>>['saves']) => saves.last().reject(brokenOnPurpose()),
    ],
  ] as const)('that %s is notified, and nothing is lost', async (_, reason, spoil) => {
    const { actor, saves, notified, viewModel } = await saving();
    spoil(saves);
    await settled();
    expect(notified).toEqual([`not saved: ${reason}`]);
    expect(viewModel()).toMatchObject({
      sheet: shown(aSheet({ president: sunyoung })),
      isChanged: true,
      saveFailure: reason,
    });
    actor.send({ type: 'save.asked' });
    expect(viewModel().saveFailure).toBeUndefined();
    spoil(saves);
    await settled();
    expect(viewModel().saveFailure).toBe(reason);
    actor.send({ type: 'person.chosen', place: secretary, person: junghoon });
    expect(viewModel().saveFailure).toBeUndefined();
  });
});

describe('ORGN-10 a part that another user has changed meanwhile', () => {
  const theirs = aReading(aSheet({ president: junghoon, members: [junghoon] }));

  async function asked() {
    const part = await saving();
    part.saves.last().resolve({ kind: 'changed', theirs });
    await settled();
    return part;
  }

  it('is asked about, with their changes', async () => {
    const { viewModel, notified } = await asked();
    expect(viewModel().meanwhile?.seats.map(({ seat, after }) => [seat.office, after])).toEqual([
      ['president', [junghoon]],
      ['members', [junghoon]],
    ]);
    expect(viewModel().sheet).toEqual(shown(aSheet({ president: sunyoung })));
    expect(notified).toEqual([]);
  });

  it('is saved with the user’s changes applied to theirs, when the user chooses so', async () => {
    const { actor, saves, drafts } = await asked();
    actor.send({ type: 'mine.chosen' });
    const mine = aSheet({ president: sunyoung, members: [junghoon] });
    expect(saves.last().args[0]).toEqual({ before: theirs, mine });
    expect(drafts.at(-1)).toEqual({ before: theirs, mine });
  });

  it('is shown in their version, when the user chooses so', async () => {
    const { actor, saves, drafts, viewModel } = await asked();
    actor.send({ type: 'theirs.chosen' });
    expect(viewModel()).toMatchObject({ sheet: shown(theirs.sheet), isChanged: false, meanwhile: undefined });
    expect(saves.calls).toHaveLength(1);
    expect(drafts.at(-1)).toBeUndefined();
  });

  it('is asked about again when the dialog was closed without a choice', async () => {
    const { actor, saves, viewModel } = await asked();
    actor.send({ type: 'question.closed' });
    expect(viewModel()).toMatchObject({
      sheet: shown(aSheet({ president: sunyoung })),
      isChanged: true,
      meanwhile: undefined,
    });
    actor.send({ type: 'save.asked' });
    expect(saves.last().args[0].before).toEqual(began);
  });
});

describe('a part that cannot be read', () => {
  it.each([
    ['is refused', 'notFound', refused('notFound')],
    ['breaks', 'unexpected', undefined],
  ] as const)('because it %s says so, and can be tried again', async (_, reason, answer) => {
    const reads = handSettled<[signal: AbortSignal], Outcome<PartReading>>();
    const { machine, select } = provideOrganisationPart({
      read: reads.call,
      save: () => Promise.resolve(refused('malformed')),
      storedDraft: () => undefined,
      storeDraft: () => undefined,
      notifySaved: () => undefined,
      notifyNotSaved: () => undefined,
    });
    const actor = createActor(machine).start();
    if (answer === undefined) reads.last().reject(brokenOnPurpose());
    else reads.last().resolve(answer);
    await settled();
    expect(select(actor.getSnapshot())).toMatchObject({ sheet: { status: 'failed', reason } });
    actor.send({ type: 'retry.asked' });
    reads.last().resolve(done(began));
    await settled();
    expect(select(actor.getSnapshot())).toMatchObject({ sheet: shown(began.sheet) });
  });
});

describe('REL-27 every state and transition of a part', () => {
  it('is reached, left and taken by some event', async () => {
    const other = aReading(aSheet({ president: junghoon }));
    const report = await walkMachine({
      machine: organisationPartMachine,
      tell: ({ context }) => [
        context.mine?.sections[0]?.seats[0]?.holders[0]?.name,
        context.before?.sheet.sections[0]?.seats[0]?.holders[0]?.name,
        context.theirs === undefined,
      ],
      events: [
        { type: 'retry.asked' },
        { type: 'person.chosen', place: president, person: sunyoung },
        { type: 'person.removed', place: president, person: minsu },
        { type: 'duties.written', text: '' },
        { type: 'changes.undone' },
        { type: 'save.asked' },
        { type: 'mine.chosen' },
        { type: 'theirs.chosen' },
        { type: 'question.closed' },
        ...succeeds(organisationPartMachine, 'read', { before: began, mine: began.sheet, isRestored: false }),
        ...fails(organisationPartMachine, 'read'),
        ...succeeds(organisationPartMachine, 'save', { reading: other, isTheirs: false }),
        ...succeeds(organisationPartMachine, 'save', { reading: other, isTheirs: true }),
        ...fails(organisationPartMachine, 'save'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
