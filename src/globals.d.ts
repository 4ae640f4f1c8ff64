import type { BuildConfiguration } from './build/configuration.ts';

declare global {
  /** True in a mocked build; a production build drops the code that it guards (MOCK-05). */
  const __MOCKED__: boolean;
  const __CONFIGURATION__: BuildConfiguration;
}
