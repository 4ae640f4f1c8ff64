// The tests compile this file too, and get the ambient declarations only by this reference.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../globals.d.ts" />
import { type ReactNode, type RefCallback, Suspense, useCallback } from 'react';
import { mapPlace } from '@/church/map-place.ts';
import { createCode, useLoadable } from '@/ui/app/islands/code.ts';
import { useCore } from '@/ui/app/islands/core-context.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { homeMessages, mapCredit, mapMessages } from '@/ui/messages/ko/home.ts';
import styles from './map.module.css';

const mapCode = createCode(() => import('./church-map.tsx').then((module) => module.ChurchMap));

/** The church's position and the map's tile server, fixed at build time. */
export const churchMap = { ...mapPlace, ...__CONFIGURATION__.map };

const { latitude, longitude } = churchMap;

/** Shows street names and the next crossings (HOME-06). */
export const MAP_ZOOM = 16;

/** The address of the church's position on openstreetmap.org. */
const placeElsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;

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

/** Shown when the map cannot be loaded: the address as text, and a link to another map. */
function MapFailure() {
  return (
    // oxlint-disable-next-line react/forbid-dom-props -- it stands in the frame of the map, whose look it has
    <div className={styles.failure} role="alert">
      <p>
        <strong>{mapMessages.failed}</strong>
      </p>
      <p>{homeMessages.addressText}</p>
      <ExternalLink alone href={placeElsewhere}>
        <Icon name="out" />
        <span>{mapMessages.elsewhere}</span>
      </ExternalLink>
    </div>
  );
}

/** The frame of the map, 300 px high, with its attribution (HOME-06). */
function MapFrame({ children }: { readonly children: ReactNode }) {
  const { name, url } = churchMap.credit;
  const credit = mapCredit(name);
  return (
    <div className={styles.frame}>
      {children}
      <p className={styles.attribution}>
        <span>{credit.before}</span>
        <ExternalLink href={url}>
          <span>{credit.link}</span>
        </ExternalLink>
      </p>
    </div>
  );
}

/** The pin with the cross, drawn in a box of 32 by 42; its tip is in the middle of the lower edge. */
export const PIN_BOX = { width: 32, height: 42 } as const;
export const PIN_DROP = 'M16 41C6 27 2 22 2 15a14 14 0 0 1 28 0c0 7-4 12-14 26z';
export const PIN_CROSS = 'M16 7v16M10.5 12h11';

/** A drawing shown until the map is loaded: streets without names, the pin and its label. */
function MapGround() {
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 800 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g transform="rotate(-11 400 150)">
          <path
            className={styles.lanes}
            d="M-80-20h960M-80 70h960M-80 250h960M0-120v560M92-120v560M184-120v560M270-120v560M362-120v560M540-120v560M628-120v560M716-120v560M806-120v560"
          />
          <path className={styles.streets} d="M-80 206h960M452-120v560" />
        </g>
      </svg>
      <p className={styles.here}>{mapMessages.here}</p>
      <svg
        className={styles.pin}
        viewBox={`0 0 ${PIN_BOX.width} ${PIN_BOX.height}`}
        width={PIN_BOX.width}
        height={PIN_BOX.height}
        aria-hidden="true"
      >
        <path d={PIN_DROP} />
        <path d={PIN_CROSS} />
      </svg>
    </>
  );
}
