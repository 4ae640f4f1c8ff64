import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadable } from '@/shared/loadable.store.ts';
import { type Core, CoreProvider } from '@/ui/app/islands/core-context.tsx';
import { MapSlot } from '@/ui/pages/home/map-slot.tsx';
import { settled } from '../../../fakes/deferred.ts';

type Watcher = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Lets the test decide when the card comes near the viewport. */
const watchNearness = () => {
  const watchers: Watcher[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(watcher: Watcher) {
        watchers.push(watcher);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return () =>
    act(async () => {
      for (const watcher of watchers) watcher([{ isIntersecting: true }]);
      await settled();
    });
};

describe('HOME-06 the map before it is loaded', () => {
  let comeNear = watchNearness();
  beforeEach(() => {
    comeNear = watchNearness();
  });
  afterEach(() => vi.unstubAllGlobals());

  const show = (core: () => Promise<Core>) => {
    const load = vi.fn(core);
    render(
      <CoreProvider core={createLoadable(load)}>
        <MapSlot />
      </CoreProvider>,
    );
    return load;
  };

  it('shows the church’s place and the map’s attribution, and loads nothing', () => {
    const load = show(() => new Promise(() => undefined));
    expect(screen.getByText('저희 교회가 여기 있습니다.')).toBeVisible();
    const credit = screen.getByRole('link', { name: 'OpenStreetMap 기여자 (새 창)' });
    expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    expect(credit).toHaveAttribute('target', '_blank');
    expect(load).not.toHaveBeenCalled();
  });

  it('is replaced by the address and a link to another map when it cannot be loaded', async () => {
    show(() => Promise.reject(new Error('no line')));
    await comeNear();
    expect(screen.getByRole('alert')).toHaveTextContent('지도를 불러오지 못했습니다.라파초 대로 1976번지');
    const elsewhere = screen.getByRole('link', { name: 'OpenStreetMap에서 위치 보기 (새 창)' });
    expect(elsewhere).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=-25.2867&mlon=-57.647#map=16/-25.2867/-57.647',
    );
  });
});
