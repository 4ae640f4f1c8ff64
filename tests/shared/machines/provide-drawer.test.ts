import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideDrawer } from '@/shared/machines/provide-drawer.ts';

function start({ isOpen = false } = {}) {
  const listeners = new Set<() => void>();
  const told: string[] = [];
  let open = isOpen;
  const become = (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  };
  const element = {
    isOpen: () => open,
    close: () => become(false),
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const openLogin = () => void told.push(`login, the drawer ${open ? 'open' : 'closed'}`);
  const drawer = createActor(provideDrawer({ element, openLogin })).start();
  return { drawer, become, told, isOpen: () => open, listeners };
}

describe('the drawer follows its element', () => {
  it('that was opened before the machine ran', () => {
    expect(start({ isOpen: true }).drawer.getSnapshot().value).toBe('open');
    expect(start().drawer.getSnapshot().value).toBe('closed');
  });

  it('that the platform opens and closes', () => {
    const { drawer, become } = start();
    become(true);
    expect(drawer.getSnapshot().value).toBe('open');
    become(false);
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('and asks it to close', () => {
    const { drawer, isOpen } = start({ isOpen: true });
    drawer.send({ type: 'close.asked' });
    expect(isOpen()).toBe(false);
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('until it is stopped', () => {
    const { drawer, listeners } = start();
    drawer.stop();
    expect(listeners.size).toBe(0);
  });
});

describe('SHELL-03 login, chosen in the drawer', () => {
  it('opens once the drawer has gone, and the focus is back at its button', () => {
    const { drawer, told } = start({ isOpen: true });
    drawer.send({ type: 'login.chosen' });
    expect(told).toEqual(['login, the drawer closed']);
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('opens, where the drawer was closed while the press waited for the program', () => {
    const { drawer, told } = start();
    drawer.send({ type: 'login.chosen' });
    expect(told).toEqual(['login, the drawer closed']);
  });
});
