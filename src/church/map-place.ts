import type { MapPlace } from '@/shared/domain/church.ts';

/** Where the map's pin stands (HOME-06); `VITE_MAP_LATITUDE` and `VITE_MAP_LONGITUDE` move it where the site is built. */
export const mapPlace: MapPlace = { latitude: -25.2867, longitude: -57.647 };
