import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSavedCopies } from '@/adapters/browser/saved-copies.ts';

const OLD = '2026-11-20T09:00:00.000Z';
const NEW = '2026-11-22T09:00:00.000Z';

beforeEach(() => window.history.replaceState(null, '', '/communion/events'));

describe('OFFL-02 when what a page shows was kept', () => {
  it('is the oldest of its answers', () => {
    const copies = makeSavedCopies();
    copies.note('api/Event/', NEW);
    copies.note('api/Announcement', OLD);
    expect(copies.oldestOn('/communion/events')).toBe(OLD);
  });

  it('is nothing once the server has answered instead', () => {
    const copies = makeSavedCopies();
    copies.note('api/Event/', OLD);
    copies.note('api/Event/', undefined);
    expect(copies.oldestOn('/communion/events')).toBeUndefined();
  });

  it('is of no other page, before and after that has its own answers', () => {
    const copies = makeSavedCopies();
    copies.note('api/Event/', OLD);
    expect(copies.oldestOn('/intro/vision')).toBeUndefined();
    window.history.replaceState(null, '', '/communion/announcements');
    copies.note('api/Announcement', NEW);
    expect(copies.oldestOn('/communion/announcements')).toBe(NEW);
    expect(copies.oldestOn('/communion/events')).toBeUndefined();
  });

  it('notifies listeners until they stop', () => {
    const copies = makeSavedCopies();
    const listener = vi.fn();
    const stop = copies.subscribe(listener);
    copies.note('api/Event/', OLD);
    stop();
    copies.note('api/Event/', NEW);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
