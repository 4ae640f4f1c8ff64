import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { provideMemberDetail } from '@/admin/machines/provide-member-detail.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { type LeaveGuardEvent, leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import { provideForm } from '@/shared/machines/provide-form.ts';
import { aRecord } from '../../builders/member.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';

/** The page of a member whose form was changed: what guards it, and where it leads, in the order of events. */
async function openPage() {
  const order: string[] = [];
  const removals = handSettled<[], Outcome<null>>();
  const { machine } = provideMemberDetail({
    read: () => Promise.resolve(done(aRecord())),
    readDuties: () => Promise.resolve(done([])),
    remove: () => removals.call(),
    navigation: { ...recordedNavigation(), replace: (address) => order.push(`to ${address}`) },
    list: '/list',
  });
  const page = createActor(machine).start();
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
