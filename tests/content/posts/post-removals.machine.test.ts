import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { notifyRemovals } from '@/content/posts/post-removals.machine.ts';
import type { UndoAnswer } from '@/shared/removals.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

/** The removal of a post, which gets the user's answer. */
const removal = (answered: (answer: UndoAnswer) => void) =>
  createActor(fromCallback<UndoAnswer>(({ receive }) => receive(answered))).start();

/** A list from which posts are removed, with its toasts. */
function list() {
  const toasts = recordedToasts();
  const standing: { about: string | undefined }[] = [];
  toasts.onToast((shown, withdrawn) => {
    const toast = { about: shown.about };
    standing.push(toast);
    withdrawn.addEventListener('abort', () => {
      standing.splice(standing.indexOf(toast), 1);
      shown.onGone?.();
    });
  });
  const events: string[] = [];
  const removalToasts = notifyRemovals(toasts, 'draft');
  return {
    toasts,
    events,
    tell: removalToasts.notifyNotRemoved,
    standing: () => standing.map(({ about }) => about),
    remove: (id: number, title = `소식 ${id}`) =>
      removalToasts.offerUndo(
        { id, title },
        removal(({ type }) => events.push(`${type} ${id}`)),
      ),
  };
}

describe('ANNO-03 the toast for removed drafts', () => {
  it('names a single post, and counts several in one toast', () => {
    const { remove, toasts, standing } = list();
    remove(1, ' 성가대 연습 ');
    expect(toasts.find('draftDeleted').about).toBe('성가대 연습');
    remove(2);
    remove(3);
    expect(standing()).toEqual(['3']);
    expect(toasts.find('draftSeveralDeleted').about).toBe('3');
  });

  it('shortens a long title, and leaves out a blank one', () => {
    const { remove, toasts } = list();
    remove(1, '가'.repeat(200));
    expect(toasts.find('draftDeleted').about).toBe(`${'가'.repeat(40)}…`);
    remove(1, ' ')();
    remove(2, ' ');
    expect(toasts.find('draftDeleted')).not.toHaveProperty('about');
  });

  it('restores all of them by its button, and sends all removals when it disappears', () => {
    const { remove, toasts, events } = list();
    remove(1);
    remove(2);
    toasts.find('draftSeveralDeleted').onAction?.();
    toasts.find('draftSeveralDeleted').onGone?.();
    expect(events).toEqual(['undo.asked 1', 'undo.asked 2']);
    remove(3);
    remove(4);
    toasts.find('draftSeveralDeleted').onGone?.();
    expect(events.slice(2)).toEqual(['undo.expired 3', 'undo.expired 4']);
  });

  it('restores only the last one by Ctrl+Z, and keeps offering the others', () => {
    const { remove, toasts, events, standing } = list();
    remove(1);
    remove(2);
    toasts.find('draftSeveralDeleted').onUndo?.();
    expect(events).toEqual(['undo.asked 2']);
    expect(standing()).toEqual(['소식 1']);
    toasts.find('draftDeleted').onUndo?.();
    expect(events).toEqual(['undo.asked 2', 'undo.asked 1']);
    expect(standing()).toEqual([]);
  });

  it('keeps offering the others when the offer of a restored one is withdrawn', () => {
    const { remove, toasts, events, standing } = list();
    remove(1);
    const putAway = remove(2);
    toasts.find('draftSeveralDeleted').onUndo?.();
    putAway();
    expect(events).toEqual(['undo.asked 2']);
    expect(standing()).toEqual(['소식 1']);
  });

  it('disappears for all of them when the page is left', () => {
    const { remove, events, standing } = list();
    const leave = remove(1);
    const leaveOther = remove(2);
    leave();
    leaveOther();
    expect(standing()).toEqual([]);
    expect(events).toEqual(['undo.expired 1', 'undo.expired 2']);
  });
});

describe('LIST-03 the toast for posts that could not be removed', () => {
  it('names each of them', () => {
    const { tell, toasts } = list();
    tell('serverFailed', { id: 1, title: '성가대 연습' });
    expect(toasts.find('draftNotDeleted')).toMatchObject({ about: '성가대 연습', reason: 'serverFailed' });
  });

  it('AUTH-15 is not shown when the session has ended, which has a message of its own', () => {
    const { tell, toasts } = list();
    tell('unauthorized', { id: 1, title: '성가대 연습' });
    expect(toasts.subjects()).toEqual([]);
  });
});
