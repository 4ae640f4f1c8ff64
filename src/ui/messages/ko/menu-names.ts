import type { PageName } from '@/ui/app/routes/page-name.ts';
import { pageNames } from './page-messages.ts';

/** The names of the pages in menus (SHELL-10). */
export const menuNames: Readonly<Record<PageName, string>> = { ...pageNames, manageDuties: '선교회 관리' };
