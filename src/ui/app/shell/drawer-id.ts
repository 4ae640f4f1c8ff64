/** The dialog of the whole menu, by which its buttons, the page's early script and the program know it. */
export const DRAWER_ID = 'menu';
