/** The ids of the dialogs in every page, for their buttons and the program. */
export const DRAWER_ID = 'menu';
export const LOGIN_ID = 'login';
