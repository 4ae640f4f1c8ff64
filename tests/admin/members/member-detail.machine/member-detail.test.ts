import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { provideMemberDetail } from '@/admin/members/member-detail.machine.ts';
import type { MemberRecord } from '@/admin/members/members.ts';
import { provideForm } from '@/shared/form.machine.ts';
import { type LeaveGuardEvent, leaveGuardMachine } from '@/shared/leave-guard.machine.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aMemberDraft, aRecord } from '../../../builders/member.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';

/** The page of a member whose form was changed: what guards it, and where it leads, in the order of events. */
async function openPage() {
  const order: string[] = [];
  const removals = handSettled<[], Outcome<null>>();
  const reads = handSettled<[], Outcome<MemberRecord>>();
  const { machine, select } = provideMemberDetail({
    read: () => reads.call(),
    readDuties: () => Promise.resolve(done([])),
    remove: () => removals.call(),
    navigation: { ...recordedNavigation(), replace: (address) => order.push(`to ${address}`) },
    list: '/list',
  });
  const page = createActor(machine).start();
  reads.last().resolve(done(aRecord()));
  await settled();
  const provided = provideForm({
    definition: { initial: { name: '' }, errors: () => ({}) },
    submit: () => new Promise<Outcome<null>>(() => undefined),
  });
  const form = createActor(provided.machine, { input: provided.input() }).start();
  const activate = fromCallback<LeaveGuardEvent>(() => {
    order.push('guarded');
    return () => order.push('free');
  });
  createActor(leaveGuardMachine.provide({ actors: { activate } }), {
    input: { changes: form, subject: page },
  }).start();
  form.send({ type: 'field.changed', field: 'name', value: '김민호' });
  return {
    order,
    page,
    form,
    reads,
    removals,
    viewModel: () => {
      const selected = select(page.getSnapshot());
      return selected.status === 'ready' ? selected.value : selected.status;
    },
    remove: async (outcome: Outcome<null>) => {
      page.send({ type: 'removal.asked' });
      page.send({ type: 'removal.confirmed' });
      removals.last().resolve(outcome);
      await settled();
    },
  };
}

describe('MEMB-06 the page of a member who is removed', () => {
  it('leads to the list, and asks no question about unsaved changes', async () => {
    const { order, remove } = await openPage();
    await remove(done(null));
    expect(order).toEqual(['guarded', 'free', 'to /list']);
  });

  it('leads there also while a change of the member is being saved', async () => {
    const { order, page, form, remove } = await openPage();
    form.send({ type: 'form.submitted' });
    await remove(done(null));
    expect(order).toEqual(['guarded', 'free', 'to /list']);
    page.send({ type: 'member.saved', record: aRecord() });
    expect(page.getSnapshot().value).toBe('removed');
  });

  it('stays where the server refuses, and is guarded as before', async () => {
    const { order, remove } = await openPage();
    await remove(refused('serverFailed'));
    expect(order).toEqual(['guarded']);
  });
});

describe('MEMB-05 MEMB-06 a save that ends while the removal is asked', () => {
  const saved = aRecord({ name: '김민호' });
  const found = { type: 'conflict.found', before: aRecord(), mine: aMemberDraft() } as const;

  it('leaves the question open, about the member as they were saved', async () => {
    const { page, viewModel } = await openPage();
    page.send({ type: 'removal.asked' });
    page.send({ type: 'member.saved', record: saved });
    expect(viewModel()).toMatchObject({ record: saved, isRemovalAsked: true });
  });

  it('leads on to the list when it ended during the removal', async () => {
    const { page, order, removals } = await openPage();
    page.send({ type: 'removal.asked' });
    page.send({ type: 'removal.confirmed' });
    page.send({ type: 'member.saved', record: undefined });
    removals.last().resolve(done(null));
    await settled();
    expect(order).toContain('to /list');
  });

  it('is read again when the removal was refused and the server returned nothing', async () => {
    const { page, reads, removals, viewModel } = await openPage();
    page.send({ type: 'removal.asked' });
    page.send({ type: 'removal.confirmed' });
    page.send({ type: 'member.saved', record: undefined });
    removals.last().resolve(refused('serverFailed'));
    await settled();
    reads.last().resolve(done(saved));
    await settled();
    expect(viewModel()).toMatchObject({ record: saved, isRemovalAsked: false });
  });

  it.each(['cancelled', 'refused'])('with a conflict asks about that once the removal was %s', async (how) => {
    const { page, removals, viewModel } = await openPage();
    page.send({ type: 'removal.asked' });
    if (how === 'refused') page.send({ type: 'removal.confirmed' });
    page.send(found);
    expect(viewModel()).toMatchObject({ conflict: undefined, isRemovalAsked: true });
    if (how === 'refused') removals.last().resolve(refused('serverFailed'));
    else page.send({ type: 'removal.cancelled' });
    await settled();
    expect(viewModel()).toMatchObject({ conflict: { before: found.before }, isRemovalAsked: false });
  });
});
