import type { BuildConfiguration } from './composition/build-configuration.ts';

declare global {
  /** True in a mocked build; a production build drops what it guards (MOCK-05). */
  const __MOCKED__: boolean;
  const __CONFIGURATION__: BuildConfiguration;
}
