import { STEP } from './page-loads.ts';

/** The program's first module. */
export const MAIN = 'src/main.tsx';

/** The modules that every island needs: fetched before the islands. */
export const CORE = 'src/composition/app-core.ts';

/** Menu and login are in every page, and need their rules. */
export const DIALOGS = 'src/ui/app/shell/served-dialogs.ts';

/** The modules that the core fetches while the page is idle, which are needed offline. */
export const RESTING = ['offline-layer', 'toast-host'].map((name) => `src/ui/app/shell/${name}-island.tsx`);

/** The server that is part of a mocked build, and of no other. */
export const MOCK = {
  church: 'mock-server/hosts/browser.ts',
  answers: 'mock-server/hosts/browser-answers.ts',
  backend: 'mock-server/backend.ts',
} as const;

/**
 * What every page loads, whatever it shows: the names of the modules in the manifest, each with its step.
 * @param mocked whether the build has a server of its own
 */
export const everyPage = (mocked: boolean): ReadonlyMap<string, number> =>
  new Map([
    ...[...(mocked ? Object.values(MOCK) : []), MAIN].map((name) => [name, STEP.page] as const),
    [CORE, STEP.island],
    [DIALOGS, STEP.servedDialogs],
    ...RESTING.map((name) => [name, STEP.rest] as const),
  ]);
