// The tests compile this file too, and know what is ambient by this line alone.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../../globals.d.ts" />

import { mapPlace } from '@/church/map-place.ts';

/** Where the church stands, and whose map shows it: frozen into the build. */
export const churchMap = { ...mapPlace, ...__CONFIGURATION__.map };

const { latitude, longitude } = churchMap;

/** Street names can be read, the next crossings are in view (HOME-06). */
export const MAP_ZOOM = 16;

/** The same place on the map-makers' own page. */
export const placeElsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
