import { describe, expect, it } from 'vitest';
import { notifyRemovals } from '@/shared/machines/removal-toasts.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

/** A list from which posts are taken away, and what is told of it. */
function list() {
  const toasts = recordedToasts();
  const standing: { about: string | undefined }[] = [];
  toasts.onToast((notice, takenBack) => {
    const toast = { about: notice.about };
    standing.push(toast);
    takenBack.addEventListener('abort', () => {
      standing.splice(standing.indexOf(toast), 1);
      notice.onGone?.();
    });
  });
  const deeds: string[] = [];
  const telling = notifyRemovals(toasts, 'announcement');
  return {
    toasts,
    deeds,
    tell: telling.notifyNotRemoved,
    standing: () => standing.map(({ about }) => about),
    remove: (id: number, title = `소식 ${id}`) =>
      telling.offerUndo(
        { id, title },
        { undo: () => void deeds.push(`undo ${id}`), due: () => void deeds.push(`due ${id}`) },
      ),
  };
}

describe('ANNO-03 what is told of posts that are taken away', () => {
  it('names the one, and counts several in one toast', () => {
    const { remove, toasts, standing } = list();
    remove(1, ' 성가대 연습 ');
    expect(toasts.find('announcementDeleted').about).toBe('성가대 연습');
    remove(2);
    remove(3);
    expect(standing()).toEqual(['3']);
    expect(toasts.find('announcementSeveralDeleted').about).toBe('3');
  });

  it('names a long title by its beginning, and a blank one not at all', () => {
    const { remove, toasts } = list();
    remove(1, '가'.repeat(200));
    expect(toasts.find('announcementDeleted').about).toBe(`${'가'.repeat(40)}…`);
    remove(1, ' ')();
    remove(2, ' ');
    expect(toasts.find('announcementDeleted')).not.toHaveProperty('about');
  });

  it('brings all of them back by its button, and sends all of them when it goes', () => {
    const { remove, toasts, deeds } = list();
    remove(1);
    remove(2);
    toasts.find('announcementSeveralDeleted').onAction?.();
    toasts.find('announcementSeveralDeleted').onGone?.();
    expect(deeds).toEqual(['undo 1', 'undo 2']);
    remove(3);
    remove(4);
    toasts.find('announcementSeveralDeleted').onGone?.();
    expect(deeds.slice(2)).toEqual(['due 3', 'due 4']);
  });

  it('takes back the last one alone by Ctrl+Z, and goes on offering the others', () => {
    const { remove, toasts, deeds, standing } = list();
    remove(1);
    remove(2);
    toasts.find('announcementSeveralDeleted').onUndo?.();
    expect(deeds).toEqual(['undo 2']);
    expect(standing()).toEqual(['소식 1']);
    toasts.find('announcementDeleted').onUndo?.();
    expect(deeds).toEqual(['undo 2', 'undo 1']);
    expect(standing()).toEqual([]);
  });

  it('goes on offering the others when the offer of one that was brought back is put away', () => {
    const { remove, toasts, deeds, standing } = list();
    remove(1);
    const putAway = remove(2);
    toasts.find('announcementSeveralDeleted').onUndo?.();
    putAway();
    expect(deeds).toEqual(['undo 2']);
    expect(standing()).toEqual(['소식 1']);
  });

  it('is over for all of them when the page is left', () => {
    const { remove, deeds, standing } = list();
    const leave = remove(1);
    const leaveOther = remove(2);
    leave();
    leaveOther();
    expect(standing()).toEqual([]);
    expect(deeds).toEqual(['due 1', 'due 2']);
  });
});

describe('LIST-03 what is told of posts that could not be taken away', () => {
  it('is said of each by its title', () => {
    const { tell, toasts } = list();
    tell('serverFailed', { id: 1, title: '성가대 연습' });
    expect(toasts.find('announcementNotDeleted')).toMatchObject({ about: '성가대 연습', reason: 'serverFailed' });
  });

  it('AUTH-15 is nothing where the session has ended, which is told once by itself', () => {
    const { tell, toasts } = list();
    tell('unauthorized', { id: 1, title: '성가대 연습' });
    expect(toasts.subjects()).toEqual([]);
  });
});
