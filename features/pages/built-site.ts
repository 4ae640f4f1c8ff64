import { SCENARIO_BUILD } from '../../tests/tools/scenarios/builds.ts';
import type { Nouns } from '../support/nouns.ts';

/** The server that the built site calls (AUTH-19). */
const SERVER = SCENARIO_BUILD.VITE_API_BASE_URL;

export const serverThings: Nouns = {
  'pictures of the server': (place) => place.getByRole('main').locator(`img[src^="${SERVER}api/"]`),
  'downloads of the server': (place) => place.getByRole('main').locator(`a[href^="${SERVER}api/"][href$="/download"]`),
};
