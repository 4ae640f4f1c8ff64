import { describe, expect, it } from 'vitest';
import { startDrawer } from '@/shared/drawer.machine.ts';
import { fakeDialogElement } from '../../fakes/dialog-element.ts';

function start(settings = {}) {
  const element = fakeDialogElement(settings);
  return { element, drawer: startDrawer(element) };
}

describe('the drawer follows its element', () => {
  it('that was opened before the machine started', () => {
    expect(start({ isOpen: true }).drawer.getSnapshot().value).toBe('open');
    expect(start().drawer.getSnapshot().value).toBe('closed');
  });

  it('that the platform opens and closes', () => {
    const { drawer, element } = start();
    element.become(true);
    expect(drawer.getSnapshot().value).toBe('open');
    element.become(false);
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('closes the element when it is asked to close', () => {
    const { drawer, element } = start({ isOpen: true });
    drawer.send({ type: 'close.asked' });
    expect(element.isOpen()).toBe(false);
    expect(drawer.getSnapshot().value).toBe('closed');
  });

  it('stops following its element when it is stopped', () => {
    const { drawer, element } = start();
    drawer.stop();
    expect(element.followers()).toBe(0);
  });
});
