import { readFileSync } from 'node:fs';

/** The text of a file beside this one, which is written into a report. */
export const readAsset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
