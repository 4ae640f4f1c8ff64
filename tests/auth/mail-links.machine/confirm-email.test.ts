import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ConfirmationFailure } from '@/auth/account.ports.ts';
import { confirmationCalls, confirmEmailMachine } from '@/auth/mail-links.machine.ts';
import type { ConfirmationLink } from '@/auth/mail-links.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

const LINK: ConfirmationLink = { userId: '7', code: 'a+b' };

function confirmation() {
  const confirm = handSettled<[ConfirmationLink | undefined], Outcome<null, ConfirmationFailure>>();
  const machine = confirmEmailMachine.provide({
    actors: { confirm: confirmationCalls.fromOutcome(({ input }) => confirm.call(input)) },
  });
  const actor = createActor(machine).start();
  return {
    confirm,
    open: (link?: ConfirmationLink) => actor.send({ type: 'link.opened', link }),
    retry: () => actor.send({ type: 'retry.asked' }),
    answer: async (outcome: Outcome<null, ConfirmationFailure>) => {
      confirm.last().resolve(outcome);
      await settled();
    },
    break: async () => {
      confirm.last().reject(brokenOnPurpose());
      await settled();
    },
    state: () => actor.getSnapshot().value,
    asked: () => confirm.calls.map(({ args: [link] }) => link),
  };
}

describe('ACCT-08 an opened confirmation link', () => {
  it('is confirmed by one call', async () => {
    const page = confirmation();
    page.open(LINK);
    expect(page.state()).toEqual({ opened: 'confirming' });
    await page.answer(done(null));
    expect(page.state()).toEqual({ opened: 'confirmed' });
    expect(page.asked()).toEqual([LINK]);
  });

  it('without its parameters fails without a call', () => {
    const page = confirmation();
    page.open();
    expect(page.state()).toEqual({ opened: 'failed' });
    expect(page.asked()).toEqual([]);
  });

  it('that the server refuses has failed and offers no retry', async () => {
    const page = confirmation();
    page.open(LINK);
    await page.answer(refused('notConfirmed'));
    page.retry();
    page.open(LINK);
    expect(page.state()).toEqual({ opened: 'failed' });
    expect(page.asked()).toEqual([LINK]);
  });

  it('without an answer can be tried again, although the address bar no longer has its parameters', async () => {
    const page = confirmation();
    page.open(LINK);
    await page.answer(refused('unreachable'));
    expect(page.state()).toEqual({ opened: 'unanswered' });
    page.retry();
    await page.break();
    expect(page.state()).toEqual({ opened: 'unanswered' });
    page.retry();
    await page.answer(done(null));
    expect(page.state()).toEqual({ opened: 'confirmed' });
    expect(page.asked()).toEqual([LINK, LINK, LINK]);
  });
});

describe('REL-12 a page that is shown several times', () => {
  it.each([
    ['while the call runs', undefined],
    ['after it', done(null)],
  ])('%s, and still sends the link once', async (_, outcome) => {
    const page = confirmation();
    page.open(LINK);
    if (outcome !== undefined) await page.answer(outcome);
    page.open();
    page.open(LINK);
    page.open();
    expect(page.asked()).toEqual([LINK]);
  });

  it.each([
    { ...LINK, code: 'other' },
    { ...LINK, userId: '8' },
  ])('starts again with another link (%j)', async (other) => {
    const page = confirmation();
    page.open(LINK);
    await page.answer(refused('notConfirmed'));
    page.open(other);
    expect(page.state()).toEqual({ opened: 'confirming' });
    expect(page.asked()).toEqual([LINK, other]);
  });
});
