/** The dialog of the whole menu, by which its buttons and the program know it. */
export const DRAWER_ID = 'menu';
