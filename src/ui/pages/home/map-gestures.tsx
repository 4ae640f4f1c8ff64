import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * Keeps the map from catching what is meant for the page: the wheel zooms, and a finger moves the map, only after the
 * reader has clicked or tapped on it or come to it by keyboard.
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

  useEffect(() => {
    // Leaflet ends the movement of a zoom a quarter of a second later, on a map that may have gone: it asks this first.
    map.on('unload', () => void Object.assign(map, { _animatingZoom: false }));
  }, [map]);

  return null;
}
