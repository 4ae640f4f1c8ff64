import type { MapPlace } from '@/shared/church.ts';

export const mapPlace: MapPlace = { latitude: -25.75, longitude: -56.4333 };
