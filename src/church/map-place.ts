import type { MapPlace } from '@/shared/church.ts';

/** The position of the map's pin (HOME-06); `VITE_MAP_LATITUDE` and `VITE_MAP_LONGITUDE` override it at build time. */
export const mapPlace: MapPlace = { latitude: -25.2867, longitude: -57.647 };
