import type { PageName } from '@/ui/app/routes/routes.ts';
import { pageNames } from './shell.ts';

/** The names of the pages in menus (SHELL-10). */
export const menuNames: Readonly<Record<PageName, string>> = { ...pageNames, manageDuties: '선교회 관리' };

/** The common texts of the management pages. */
export const managementPageMessages = {
  about: '도움말',
} as const;
