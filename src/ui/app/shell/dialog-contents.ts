import { LoginDialog } from '../login/login-dialog.tsx';
import { DrawerMenu } from './drawer-menu.tsx';

/** The content of the dialogs that are in every page: one chunk for all. */
export const servedDialogs = { DrawerMenu, LoginDialog };
