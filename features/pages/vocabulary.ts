import { createVocabulary } from '../support/things.ts';
import { accountThings } from './account.ts';
import { controls } from './controls.ts';
import { listThings } from './lists.ts';
import { loginThings } from './login-dialog.ts';
import { toastThings } from './toasts.ts';

/** Everything that scenarios can name, page by page. */
export const vocabulary = createVocabulary(controls, toastThings, loginThings, listThings, accountThings);
