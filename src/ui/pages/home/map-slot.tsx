import { type RefCallback, Suspense, useCallback } from 'react';
import { createCode } from '@/ui/app/code/code.ts';
import { useLoadable } from '@/ui/app/code/use-loadable.ts';
import { useCore } from '@/ui/app/island/core.tsx';
import { MapFailure } from './map-failure.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapGround } from './map-ground.tsx';

const mapCode = createCode(() => import('./church-map.tsx').then((module) => module.ChurchMap));

/** The distance from the viewport at which the map is fetched. */
const NEAR = '400px';

/** The map's place; script and tiles are fetched when it comes near the viewport (HOME-06). */
export function MapSlot() {
  const core = useCore();
  const view = useLoadable(mapCode);
  const { load } = core;

  const place: RefCallback<HTMLDivElement> = useCallback(
    (element) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          load();
          // A failure is shown by the island's state.
          mapCode.load().catch(() => undefined);
        },
        { rootMargin: NEAR },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [load],
  );

  const failed = core.status === 'failed' || view.status === 'failed';
  const ChurchMap = core.status === 'ready' && view.status === 'ready' ? view.value : MapGround;
  return (
    <div ref={place}>
      {failed ? (
        <MapFailure />
      ) : (
        <MapFrame>
          <Suspense fallback={<MapGround />}>
            <ChurchMap />
          </Suspense>
        </MapFrame>
      )}
    </div>
  );
}
