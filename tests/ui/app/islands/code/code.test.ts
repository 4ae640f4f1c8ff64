import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCode } from '@/ui/app/islands/code.ts';
import { handSettled } from '../../../../fakes/hand-settled.ts';

describe('a chunk that fails to load (REL-28)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.head.replaceChildren();
  });

  const failed = async () => {
    const fetching = handSettled<[], string>();
    const code = createCode(fetching.call);
    const first = code.load();
    fetching.last().reject(new Error('offline'));
    await expect(first).rejects.toMatchObject({ name: 'CodeLoadError', cause: new Error('offline') });
    return { fetching, code };
  };

  it('is requested again once, a second later, however often the reader presses meanwhile', async () => {
    const { fetching, code } = await failed();
    const presses = [code.load(), code.load()];
    await vi.advanceTimersByTimeAsync(999);
    presses.push(code.load());
    expect(fetching.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetching.calls).toHaveLength(2);
    fetching.last().resolve('가');
    expect(await Promise.all(presses)).toEqual(['가', '가', '가']);
  });

  it('is requested again a second later, and loads', async () => {
    const { fetching, code } = await failed();
    await vi.advanceTimersByTimeAsync(1000);
    const again = code.load();
    await vi.advanceTimersByTimeAsync(1);
    fetching.last().resolve('가');
    expect(await again).toBe('가');
    expect(await code.promise).toBe('가');
  });

  it('does not load without the style sheets that failed with it', async () => {
    const { fetching, code } = await failed();
    document.head.innerHTML = '<link rel="stylesheet"><link rel="stylesheet" disabled>';
    const [lost, inlined] = document.head.querySelectorAll('link');
    await vi.advanceTimersByTimeAsync(1000);
    const again = code.load();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetching.calls).toHaveLength(1);
    expect(lost?.hasAttribute('href')).toBe(true);
    expect(inlined?.hasAttribute('href')).toBe(false);
    lost?.dispatchEvent(new Event('error'));
    await expect(again).rejects.toThrow();
    expect(fetching.calls).toHaveLength(1);
  });
});
