import type { Scenario } from './scenarios.ts';

/**
 * Path of a scenario's picture, trace and log, without extension. It contains the line, because rows of an outline
 * share a name.
 */
export const evidencePath = ({ file, line }: Pick<Scenario, 'file' | 'line'>): string =>
  `reports/scenarios/${file.replaceAll(/^features\/|\.feature$/g, '').replaceAll('/', '-')}-${line}`;
