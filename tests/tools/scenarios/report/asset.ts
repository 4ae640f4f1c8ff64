import { readFileSync } from 'node:fs';

/** The text of a file in this folder, to be inlined into a report. */
export const readAsset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
