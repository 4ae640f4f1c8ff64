import { type PageName, pageNames } from './page-messages.ts';

/** What menus call the pages (SHELL-10). */
export const menuNames: Readonly<Record<PageName, string>> = { ...pageNames, manageDuties: '선교회 관리' };
