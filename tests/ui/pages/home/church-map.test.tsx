import { render } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { expect, it } from 'vitest';
import { MapGestures } from '@/ui/pages/home/church-map.tsx';

function Lend({ to }: { readonly to: (map: LeafletMap) => void }) {
  const map = useMap();
  useEffect(() => to(map), [map, to]);
  return null;
}

it('a map that is removed during a zoom ends its animation without an error', () => {
  const lent: LeafletMap[] = [];
  const keep = (map: LeafletMap) => void lent.push(map);
  const { unmount } = render(
    <MapContainer center={[0, 0]} zoom={16}>
      <Lend to={keep} />
      <MapGestures label="지도" />
    </MapContainer>,
  );
  const [map] = lent;
  Object.assign(map ?? {}, { _animatingZoom: true, _animateToCenter: map?.getCenter(), _animateToZoom: 17 });
  unmount();
  // The callback for which Leaflet has set a timer.
  const end: unknown = Reflect.get(map ?? {}, '_onZoomTransitionEnd');
  expect(() => typeof end === 'function' && Reflect.apply(end, map, [])).not.toThrow();
  expect(end).toBeTypeOf('function');
});
