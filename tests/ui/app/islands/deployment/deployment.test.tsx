import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type Deployment, DeploymentProvider, useOpening, useRetry } from '@/ui/app/islands/deployment.ts';
import { settle } from '../../../../support/render-with-core.tsx';

type Served = Awaited<ReturnType<Deployment['served']>>;

const lost = () => Promise.reject(new Error('404'));
const there = () => Promise.resolve();

const hostWith = (build: Served) => {
  const deployment = {
    served: () => Promise.resolve(build),
    reload: vi.fn(),
    isAsServed: () => true,
    leave: vi.fn(),
  } satisfies Deployment;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DeploymentProvider value={deployment}>{children}</DeploymentProvider>
  );
  return { deployment, wrapper };
};

describe('opening a page (REL-31)', () => {
  it.each([
    ['is gone, because a newer build is there', 'other', lost, 1],
    ['does not come, though the build is the same', 'same', lost, 0],
    ['does not come, because the browser is offline', 'none', lost, 0],
    ['comes', 'other', there, 0],
  ] as const)('whose code %s', async (_, build, fetchPage, reloads) => {
    const { deployment, wrapper } = hostWith(build);
    const { rerender } = renderHook(({ path }) => useOpening(path, fetchPage), {
      wrapper,
      initialProps: { path: '/a' },
    });
    await settle();
    expect(deployment.leave).not.toHaveBeenCalled();
    rerender({ path: '/b' });
    await settle();
    expect(deployment.leave).toHaveBeenCalledTimes(1);
    expect(deployment.reload).toHaveBeenCalledTimes(reloads);
  });
});

describe('pressing 다시 시도 (REL-28)', () => {
  it.each([
    ['reloads the page where the host is there and the file still does not come', 'same', lost, 1],
    ['reloads the page where a newer build is there', 'other', lost, 1],
    ['leaves the page as it is while offline', 'none', lost, 0],
    ['leaves the page as it is where the file comes', 'same', there, 0],
  ] as const)('%s', async (_, build, load, reloads) => {
    const { deployment, wrapper } = hostWith(build);
    const { result } = renderHook(() => useRetry(), { wrapper });
    await result.current(load);
    expect(deployment.reload).toHaveBeenCalledTimes(reloads);
  });
});
