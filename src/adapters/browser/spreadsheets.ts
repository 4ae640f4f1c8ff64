import type { Spreadsheets } from '@/shared/device.ports.ts';
import { done, refused } from '@/shared/outcome.ts';

/** The library that packs them is loaded when a sheet is wanted. */
export const browserSpreadsheets: Spreadsheets = {
  write: async (sheet) => {
    const writer = await import('./xlsx.ts').catch(() => undefined);
    return writer === undefined ? refused('networkError') : done(writer.xlsxOf(sheet));
  },
};
