// The tests compile this file too, and get the ambient declarations only by this reference.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../globals.d.ts" />

import { mapPlace } from '@/church/map-place.ts';

/** The church's position and the map's tile server, fixed at build time. */
export const churchMap = { ...mapPlace, ...__CONFIGURATION__.map };

const { latitude, longitude } = churchMap;

/** Shows street names and the next crossings (HOME-06). */
export const MAP_ZOOM = 16;

/** The address of the church's position on openstreetmap.org. */
export const placeElsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
