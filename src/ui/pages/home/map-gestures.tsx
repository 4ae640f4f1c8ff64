import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

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
