import { Suspense, useEffect, useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  const { load } = core;

  useEffect(() => {
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
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

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
