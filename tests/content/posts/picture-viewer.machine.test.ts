import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { pictureViewerMachine } from '@/content/posts/picture-viewer.machine.ts';
import { walkMachine } from '../../support/walk-machine.ts';

const opened = { type: 'picture.opened', title: '성탄 카드', pictures: ['/1.png', '/2.png', '/3.png'], at: 1 } as const;

function open() {
  const viewer = createActor(pictureViewerMachine).start();
  viewer.send(opened);
  return { viewer, at: () => viewer.getSnapshot().context.at };
}

describe('ADVT-01 the pictures in the viewer', () => {
  it('begin with the pressed one', () => {
    const { viewer } = open();
    expect(viewer.getSnapshot().matches('open')).toBe(true);
    expect(viewer.getSnapshot().context).toEqual({ title: '성탄 카드', pictures: opened.pictures, at: 1 });
  });

  it('can be paged, from the first to the last', () => {
    const { viewer, at } = open();
    viewer.send({ type: 'next.asked' });
    viewer.send({ type: 'next.asked' });
    expect(at()).toBe(2);
    for (let times = 0; times < 4; times += 1) viewer.send({ type: 'previous.asked' });
    expect(at()).toBe(0);
  });

  it('can be closed', () => {
    const { viewer } = open();
    viewer.send({ type: 'viewer.closed' });
    expect(viewer.getSnapshot().matches('closed')).toBe(true);
  });
});

describe('REL-27 every state and transition of the picture viewer', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: pictureViewerMachine,
      tell: ({ context }) => context.at,
      events: [opened, { type: 'previous.asked' }, { type: 'next.asked' }, { type: 'viewer.closed' }],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
