import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type PanelEvent, panelMachine } from '../../../mock-server/panel/panel.machine.ts';
import type { ChurchView, Command, CommandResult, PanelMemory } from '../../../mock-server/panel/panel-model.ts';
import { mailKey } from '../../../mock-server/panel/panel-model.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';
import { aMail, churchView } from './church-view.ts';

const fresh: PanelMemory = { isOpen: false, part: 'people', read: [], status: null };
const become: Command = { kind: 'become', demoUser: 'editor' };

const start = (memory: Partial<PanelMemory> = {}) => {
  const read = handSettled<[], ChurchView>();
  const carryOut = handSettled<[Command], CommandResult>();
  const reloads: string[] = [];
  const actor = createActor(
    panelMachine.provide({
      actors: {
        watch: fromCallback<PanelEvent>(() => undefined),
        read: fromPromise(() => read.call()),
        carryOut: fromPromise<CommandResult, Command>(({ input }) => carryOut.call(input)),
      },
      actions: { reloadPage: () => void reloads.push('reload') },
    }),
    { input: { ...fresh, ...memory } },
  ).start();
  const readDone = async (view: Partial<ChurchView> = {}) => {
    read.last().resolve(churchView(view));
    await settled();
  };
  return { actor, read, carryOut, reloads, readDone, context: () => actor.getSnapshot().context };
};

describe('the demo panel opens and closes (MOCK-03)', () => {
  it('begins as it was left, and leaves the focus where it is', () => {
    const { actor, context } = start({ isOpen: true, part: 'clock' });
    expect(actor.getSnapshot().matches({ sheet: 'open' })).toBe(true);
    expect(context()).toMatchObject({ part: 'clock', movesFocus: false });
  });

  it('takes the focus after a reload that it caused itself', () => {
    expect(start({ isOpen: true, status: { kind: 'reset' } }).context().movesFocus).toBe(true);
  });

  it('moves the focus when it is opened and closed by hand', () => {
    const { actor, context } = start();
    actor.send({ type: 'panel.opened' });
    expect(context()).toMatchObject({ isOpen: true, movesFocus: true });
    actor.send({ type: 'panel.closed' });
    expect(context()).toMatchObject({ isOpen: false, movesFocus: true });
  });

  it('has one part open at a time, or none', () => {
    const { actor, context } = start();
    actor.send({ type: 'part.toggled', part: 'mailbox' });
    expect(context().part).toBe('mailbox');
    actor.send({ type: 'part.toggled', part: 'mailbox' });
    expect(context().part).toBeNull();
  });
});

describe('the mailbox of the panel (MOCK-03)', () => {
  it('tells of a mail that comes, not of those that were there', async () => {
    const { actor, readDone, context } = start();
    await readDone({ mails: [aMail(1)] });
    expect(context().status).toBeNull();
    actor.send({ type: 'church.changed' });
    await readDone({ mails: [aMail(2), aMail(1)] });
    expect(context().status).toEqual({ kind: 'mailCame', count: 1 });
  });

  it('counts a mail as read once it was opened, closed again or not', async () => {
    const { actor, readDone, context } = start();
    await readDone({ mails: [aMail(1)] });
    actor.send({ type: 'mail.toggled', key: mailKey(aMail(1)) });
    expect(context()).toMatchObject({ mail: mailKey(aMail(1)), read: [mailKey(aMail(1))] });
    actor.send({ type: 'mail.toggled', key: mailKey(aMail(1)) });
    expect(context()).toMatchObject({ mail: null, read: [mailKey(aMail(1))] });
  });

  it('says no more that a mail came once one was opened', async () => {
    const { actor, readDone, context } = start();
    await readDone();
    actor.send({ type: 'church.changed' });
    await readDone({ mails: [aMail(1)] });
    expect(context().status).toEqual({ kind: 'mailCame', count: 1 });
    actor.send({ type: 'mail.toggled', key: mailKey(aMail(1)) });
    expect(context().status).toBeNull();
  });

  it('forgets what was read when the mail is gone', async () => {
    const { readDone, context } = start({ read: [mailKey(aMail(1)), mailKey(aMail(2))] });
    await readDone({ mails: [aMail(2)] });
    expect(context().read).toEqual([mailKey(aMail(2))]);
  });

  it('reads again when the church changes while it reads: the first answer may be older than the change', async () => {
    const { actor, read, readDone, context } = start();
    actor.send({ type: 'church.changed' });
    expect(read.calls).toHaveLength(2);
    read.calls[0]?.resolve(churchView({ world: 'empty' }));
    await settled();
    expect(context().church).toBeUndefined();
    await readDone({ world: 'hostile' });
    expect(context().church?.world).toBe('hostile');
  });
});

describe('commands of the panel (MOCK-03)', () => {
  it('reloads the page when that shows the change, and has something to tell then', async () => {
    const { actor, carryOut, reloads, context } = start();
    actor.send({ type: 'command.given', command: become });
    expect(carryOut.last().args).toEqual([become]);
    carryOut.last().resolve({ status: { kind: 'became', demoUser: 'editor' }, reloads: true });
    await settled();
    expect(reloads).toEqual(['reload']);
    // A late reading of the church must not remove the message that is shown after the reload.
    actor.send({ type: 'church.changed' });
    expect(actor.getSnapshot().matches({ church: 'leaving' })).toBe(true);
    expect(context().status).toEqual({ kind: 'became', demoUser: 'editor' });
  });

  it('reads the church again when the page need not be reloaded', async () => {
    const { actor, carryOut, read, readDone, reloads, context } = start();
    await readDone();
    actor.send({ type: 'command.given', command: { kind: 'copy', text: 'a' } });
    carryOut.last().resolve({ status: { kind: 'copied' }, reloads: false });
    await settled();
    expect(read.calls).toHaveLength(2);
    await readDone();
    expect([context().status, reloads]).toEqual([{ kind: 'copied' }, []]);
  });

  it('does one thing at a time', async () => {
    const { actor, carryOut } = start();
    actor.send({ type: 'command.given', command: become });
    actor.send({ type: 'command.given', command: { kind: 'reset' } });
    expect(carryOut.calls).toHaveLength(1);
  });

  it('says so when something fails, and can be used again', async () => {
    const { actor, carryOut, readDone, context } = start();
    actor.send({ type: 'command.given', command: become });
    carryOut.last().reject(new Error('broken'));
    await settled();
    await readDone();
    expect(context().status).toEqual({ kind: 'failed' });
    actor.send({ type: 'command.given', command: become });
    expect(carryOut.calls).toHaveLength(2);
  });

  it('asks once before a reset', () => {
    const { actor } = start();
    const isAsked = () => actor.getSnapshot().matches({ question: 'asked' });
    actor.send({ type: 'reset.asked' });
    expect(isAsked()).toBe(true);
    actor.send({ type: 'reset.declined' });
    expect(isAsked()).toBe(false);
    actor.send({ type: 'reset.asked' });
    actor.send({ type: 'command.given', command: { kind: 'reset' } });
    expect(isAsked()).toBe(false);
  });

  it('sees who signs in by the product itself', async () => {
    const { actor, readDone, context } = start();
    await readDone({ signedIn: undefined });
    actor.send({ type: 'session.seen', signedIn: 'minsu.kim@example.org' });
    expect(context().church?.signedIn).toBe('minsu.kim@example.org');
  });
});

describe('REL-27 every state and transition of the demo panel', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: panelMachine,
      inputs: [fresh, { ...fresh, isOpen: true }],
      inert: ['watch'],
      tell: ({ context }) => [context.church !== undefined],
      events: [
        { type: 'panel.opened' },
        { type: 'panel.closed' },
        { type: 'part.toggled', part: 'clock' },
        { type: 'mail.toggled', key: '1' },
        { type: 'reset.asked' },
        { type: 'reset.declined' },
        { type: 'command.given', command: become },
        { type: 'church.changed' },
        { type: 'session.seen', signedIn: undefined },
        ...succeeds(panelMachine, 'read', churchView()),
        ...fails(panelMachine, 'read'),
        ...succeeds(panelMachine, 'carryOut', { status: { kind: 'reset' }, reloads: true }),
        ...succeeds(panelMachine, 'carryOut', { status: { kind: 'copied' }, reloads: false }),
        ...fails(panelMachine, 'carryOut'),
      ],
    });
    // The three regions run side by side until the page ends.
    const regions = ['panel.sheet', 'panel.question', 'panel.church'];
    expect(report).toEqual({ neverReached: [], neverLeft: regions, neverTaken: [], strayed: [] });
  });
});
