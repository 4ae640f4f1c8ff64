import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createLoadable, type Loadable } from '@/shared/loadable.store.ts';
import { useLoadable } from '@/ui/app/islands/code.ts';
import { handSettled } from '../../../../fakes/hand-settled.ts';
import { settle } from '../../../../support/render-with-core.tsx';

function Status({ loadable }: { readonly loadable: Loadable<string> }) {
  const state = useLoadable(loadable);
  return <p>{state.status === 'ready' ? state.value : state.status}</p>;
}

describe('a module that is loaded on demand', () => {
  it('is loaded once, for all callers', async () => {
    const fetching = handSettled<[], string>();
    const loadable = createLoadable(fetching.call);
    expect(loadable.state()).toEqual({ status: 'idle' });
    expect(fetching.calls).toHaveLength(0);
    const [first, second] = [loadable.load(), loadable.load()];
    expect(loadable.state()).toEqual({ status: 'loading' });
    fetching.last().resolve('가');
    expect(await Promise.all([first, second, loadable.load()])).toEqual(['가', '가', '가']);
    expect(fetching.calls).toHaveLength(1);
    expect(loadable.state()).toEqual({ status: 'ready', value: '가' });
  });

  it('can be loaded again after a failure', async () => {
    const fetching = handSettled<[], string>();
    const loadable = createLoadable(fetching.call);
    const first = loadable.load();
    fetching.last().reject(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect(loadable.state()).toEqual({ status: 'failed' });
    const second = loadable.load();
    expect(loadable.state()).toEqual({ status: 'loading' });
    fetching.last().resolve('가');
    expect(await second).toBe('가');
    expect(fetching.calls).toHaveLength(2);
  });

  it('notifies its listeners of every change, until they stop', async () => {
    const fetching = handSettled<[], string>();
    const loadable = createLoadable(fetching.call);
    const listener = vi.fn();
    const stop = loadable.subscribe(listener);
    const load = loadable.load();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    fetching.last().resolve('가');
    await load;
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is shown by a view in every state', async () => {
    const fetching = handSettled<[], string>();
    const loadable = createLoadable(fetching.call);
    render(<Status loadable={loadable} />);
    expect(screen.getByText('idle')).toBeVisible();
    void loadable.load();
    await settle();
    expect(screen.getByText('loading')).toBeVisible();
    fetching.last().resolve('다 왔습니다');
    await settle();
    expect(screen.getByText('다 왔습니다')).toBeVisible();
  });
});
