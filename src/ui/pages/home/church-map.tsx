import './leaflet-base.css';
import { DivIcon, type Marker as LeafletMarker } from 'leaflet';
import { use, useEffect, useRef } from 'react';
import { MapContainer, Marker, Popup, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { mapMessages } from '@/ui/messages/ko/home.ts';
import styles from './map.module.css';
import { churchMap, MAP_ZOOM, PIN_BOX, PIN_CROSS, PIN_DROP } from './map-slot.tsx';

const { tiles, latitude, longitude } = churchMap;
const CHURCH: [number, number] = [latitude, longitude];

const pin = new DivIcon({
  className: styles.marker ?? '',
  html: `<svg class="${styles.drawnPin}" viewBox="0 0 ${PIN_BOX.width} ${PIN_BOX.height}" aria-hidden="true"><path d="${PIN_DROP}"/><path d="${PIN_CROSS}"/></svg>`,
  iconSize: [PIN_BOX.width, PIN_BOX.height],
  iconAnchor: [PIN_BOX.width / 2, PIN_BOX.height],
  popupAnchor: [0, -PIN_BOX.height],
});

/** The street map around the church, with a marker (HOME-06). */
export function ChurchMap() {
  const { ready } = useCoreService('server');
  // In a mocked build, the mock answers the tiles too.
  use(ready);
  return (
    <MapContainer
      className={styles.map ?? ''}
      center={CHURCH}
      zoom={MAP_ZOOM}
      minZoom={12}
      maxZoom={18}
      zoomControl={false}
      attributionControl={false}
      scrollWheelZoom={false}
    >
      <TileLayer url={tiles} />
      <ZoomControl position="bottomleft" zoomInTitle={mapMessages.zoomIn} zoomOutTitle={mapMessages.zoomOut} />
      <ChurchPin />
      <MapGestures label={mapMessages.map} />
    </MapContainer>
  );
}

function ChurchPin() {
  const marker = useRef<LeafletMarker>(null);

  useEffect(() => void marker.current?.openPopup(), []);

  return (
    <Marker ref={marker} position={CHURCH} icon={pin} title={mapMessages.here}>
      <Popup
        autoPan={false}
        closeButton={false}
        closeOnClick={false}
        closeOnEscapeKey={false}
        className={styles.popup ?? ''}
      >
        {mapMessages.here}
      </Popup>
    </Marker>
  );
}

/**
 * Keeps the map from taking over scrolling: the wheel zooms and a finger moves the map only after the reader has
 * clicked, tapped or focused it.
 */
export function MapGestures({ label }: { readonly label: string }) {
  const map = useMap();

  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', label);
    const byFinger = window.matchMedia('(pointer: coarse)').matches;
    const take = () => {
      map.scrollWheelZoom.enable();
      map.dragging.enable();
    };
    const leave = () => {
      map.scrollWheelZoom.disable();
      if (byFinger) map.dragging.disable();
    };
    const leaveWithFocus = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) leave();
    };
    // Leaflet ends a zoom animation a quarter of a second later, possibly after the map is removed; it checks this flag
    // first.
    map.on('unload', () => void Object.assign(map, { _animatingZoom: false }));
    leave();
    box.addEventListener('click', take);
    box.addEventListener('focusin', take);
    box.addEventListener('focusout', leaveWithFocus);
    return () => {
      box.removeEventListener('click', take);
      box.removeEventListener('focusin', take);
      box.removeEventListener('focusout', leaveWithFocus);
    };
  }, [map, label]);

  return null;
}
