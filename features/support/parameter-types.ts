import { defineParameterType } from '@cucumber/cucumber';
import type { Page } from 'playwright';
import { type PersonaName, personas } from '../../mock-server/seeds/personas.ts';
import { addressOf, pageNames } from './pages.ts';

export type Who = PersonaName | 'visitor';
export type AriaRole = Parameters<Page['getByRole']>[0];

/** A call of the API as scenarios write it: `GET /api/Member`. */
export interface ApiCall {
  readonly method: string;
  /** What follows `/api/`. */
  readonly path: string;
}

const KOREAN: Readonly<Record<string, Who>> = { 방문자: 'visitor', 교인: 'member', 편집자: 'editor', 관리자: 'admin' };

const isWho = (name: string): name is Who => name === 'visitor' || name in personas;

defineParameterType({
  name: 'persona',
  regexp: new RegExp([...Object.keys(personas), 'visitor', ...Object.keys(KOREAN)].join('|')),
  transformer: (name: string): Who => {
    const who = KOREAN[name] ?? name;
    if (!isWho(who)) throw new Error(`Nobody is called ${name}`);
    return who;
  },
});

// `the announcements page`, or an address that is written out: `/member/detail/7?tab=1`.
defineParameterType({
  name: 'place',
  regexp: new RegExp(String.raw`the (${pageNames.join('|')}) page|(\/[^\s"]*)`),
  transformer: (page: string | undefined, address: string | undefined): string => {
    const found = address ?? addressOf(page ?? '');
    if (found === undefined) throw new Error(`No page is called ${page}`);
    return found;
  },
});

defineParameterType({
  name: 'call',
  regexp: /(GET|POST|PUT|DELETE) \/api\/(\S+)/,
  transformer: (method: string, path: string): ApiCall => ({ method, path }),
});

const ROLES: Readonly<Record<string, AriaRole>> = {
  button: 'button',
  link: 'link',
  heading: 'heading',
  field: 'textbox',
  checkbox: 'checkbox',
  'radio button': 'radio',
  list: 'combobox',
  dialog: 'dialog',
  table: 'table',
  picture: 'img',
  alert: 'alert',
  status: 'status',
  navigation: 'navigation',
};

// The words a reader would use for what assistive technology announces.
defineParameterType({
  name: 'control',
  regexp: new RegExp(Object.keys(ROLES).join('|')),
  transformer: (word: string): AriaRole => ROLES[word] ?? 'generic',
});

defineParameterType({
  name: 'world',
  regexp: /everyday|empty|long-feed|hostile/,
  transformer: (name: string): string => name,
});
