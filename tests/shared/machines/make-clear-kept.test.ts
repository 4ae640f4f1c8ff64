import { describe, expect, it, vi } from 'vitest';
import { makeClearKept } from '@/shared/machines/make-clear-kept.ts';
import { deferred } from '../../fakes/deferred.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

describe('OFFL-03 the button that deletes what is kept', () => {
  it('deletes once for two presses, and says so', async () => {
    const notifications = recordedToasts();
    const deleted = deferred<void>();
    const clear = vi.fn(() => deleted.promise);
    const press = makeClearKept({ clear }, notifications);
    const presses = [press(), press()];
    expect(notifications.subjects()).toEqual([]);
    deleted.resolve();
    await Promise.all(presses);
    expect(clear).toHaveBeenCalledTimes(1);
    expect(notifications.subjects()).toEqual(['keptCleared']);
  });

  it('says where it could not, and can be pressed again', async () => {
    const notifications = recordedToasts();
    const clear = vi.fn(() => Promise.reject(brokenOnPurpose()));
    const press = makeClearKept({ clear }, notifications);
    await press();
    await press();
    expect(clear).toHaveBeenCalledTimes(2);
    expect(notifications.subjects()).toEqual(['keptNotCleared', 'keptNotCleared']);
  });
});
