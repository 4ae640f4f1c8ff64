import { describe, expect, it } from 'vitest';
import { startLoginDialog } from '@/auth/login.machine.ts';
import { fakeDialogElement } from '../../fakes/dialog-element.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

function start(settings = {}) {
  const element = fakeDialogElement(settings);
  const actor = startLoginDialog('/home', element, recordedNavigation('/intro/vision'), recordedToasts());
  return { actor, element, value: () => actor.getSnapshot().value };
}

describe('AUTH-02 the login dialog and its element in the page', () => {
  it('one that was opened before the program came is open', () => {
    const { actor, value } = start({ isOpen: true });
    expect(value()).toBe('open');
    expect(actor.getSnapshot().context.occasion).toBe('asked');
  });

  it('is opened and closed by the platform', () => {
    const { element, value } = start();
    element.become(true);
    expect(value()).toBe('open');
    element.become(false);
    expect(value()).toBe('closed');
  });

  it.each([false, true])('says whether a press beside it has closed it: %s', (isMissed) => {
    const { actor, element } = start({ isOpen: true });
    const closed: boolean[] = [];
    actor.on('dialog.closed', ({ missed }) => closed.push(missed));
    if (isMissed) element.miss();
    else element.become(false);
    expect(closed).toEqual([isMissed]);
  });

  it('is opened for a page that needs it, and closed when the login succeeded', () => {
    const { actor, element } = start();
    actor.send({ type: 'login.asked', occasion: 'pageNeedsSession', returnTo: '/account/profile' });
    expect(element.isOpen()).toBe(true);
    expect(actor.getSnapshot().context.occasion).toBe('pageNeedsSession');
    actor.send({ type: 'login.succeeded' });
    expect(element.isOpen()).toBe(false);
  });

  it('leads from where the platform opened it back there, when a login is due', () => {
    const { actor, element } = start();
    actor.send({ type: 'session.ended', how: 'sessionEnded', returnTo: '/intro/vision' });
    element.become(true);
    expect(actor.getSnapshot().context.returnTo).toBe('/intro/vision');
  });
});
