import type { Scenario } from './scenarios.ts';

/** Where picture, trace and log of a scenario stand, without their ending: rows of an outline share a name, but no line. */
export const evidencePath = ({ file, line }: Pick<Scenario, 'file' | 'line'>): string =>
  `reports/scenarios/${file.replaceAll(/^features\/|\.feature$/g, '').replaceAll('/', '-')}-${line}`;
