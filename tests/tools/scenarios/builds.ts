/**
 * Environment of the production build for the scenarios; the browser maps the server's host name to the test worker's
 * server.
 */
export const SCENARIO_BUILD = {
  VITE_API_BASE_URL: 'http://localhost:8787/',
  VITE_SITE_URL: 'https://www.example.org/',
  VITE_IDEMPOTENCY_KEY: 'yes',
  VITE_MAP_TILES: 'http://localhost:8787/tiles/{z}/{x}/{y}.png',
} as const;

/** Where the product stands for the driver without a browser. */
export const DOM_FOLDER = 'dist-dom';
