import { createVocabulary } from '../support/nouns.ts';
import { accountThings } from './account.ts';
import { boardThings } from './board.ts';
import { serverThings } from './built-site.ts';
import { bulletinThings } from './bulletin.ts';
import { controls } from './controls.ts';
import { demoThings } from './demo-tools.ts';
import { eventThings } from './events.ts';
import { homeThings } from './home.ts';
import { introThings } from './intro.ts';
import { listThings } from './lists.ts';
import { loginThings } from './login-dialog.ts';
import { mapThings } from './map.ts';
import { memberThings } from './members.ts';
import { menuThings } from './menus.ts';
import { organisationThings } from './organisation.ts';
import { peopleThings } from './people.ts';
import { postThings } from './posts.ts';
import { searchThings } from './search.ts';
import { toastThings } from './toasts.ts';
import { uploadThings } from './uploads.ts';

/** Every noun of the scenarios, page by page. */
export const vocabulary = createVocabulary(
  controls,
  toastThings,
  loginThings,
  listThings,
  postThings,
  accountThings,
  memberThings,
  menuThings,
  homeThings,
  mapThings,
  introThings,
  peopleThings,
  demoThings,
  serverThings,
  bulletinThings,
  eventThings,
  uploadThings,
  boardThings,
  organisationThings,
  searchThings,
);
