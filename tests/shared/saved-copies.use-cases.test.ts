import { describe, expect, it, vi } from 'vitest';
import { makeClearSavedCopies } from '@/shared/saved-copies.use-cases.ts';
import { deferred } from '../fakes/deferred.ts';
import { brokenOnPurpose } from '../fakes/reported-errors.ts';
import { recordedToasts } from '../fakes/toasts.ts';

describe('OFFL-03 the button that deletes what is saved', () => {
  it('deletes once for two presses, and says so', async () => {
    const notifications = recordedToasts();
    const deleted = deferred<void>();
    const clear = vi.fn(() => deleted.promise);
    const press = makeClearSavedCopies({ clear }, notifications);
    const presses = [press(), press()];
    expect(notifications.subjects()).toEqual([]);
    deleted.resolve();
    await Promise.all(presses);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(notifications.subjects()).toEqual(['savedCopiesCleared']);
  });

  it('says where it could not, and can be pressed again', async () => {
    const notifications = recordedToasts();
    const clear = vi.fn(() => Promise.reject(brokenOnPurpose()));
    const press = makeClearSavedCopies({ clear }, notifications);
    await press();
    await press();
    expect(clear).toHaveBeenCalledTimes(2);
    expect(notifications.subjects()).toEqual(['savedCopiesNotCleared', 'savedCopiesNotCleared']);
  });
});
