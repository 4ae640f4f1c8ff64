import { personas } from '../../../mock-server/seeds/personas.ts';
import type { Hands } from '../hands.ts';
import { button, field, heading, link } from '../thing.ts';

/** The tools of a journey besides a browser. */
export interface Surroundings {
  /** Moves the server's clock on, so that an access token of now has expired. */
  readonly ageTokens: () => Promise<void>;
  /** Real files, by their names: `표지.png`, `주보.pdf`. */
  readonly files: (...names: readonly FileName[]) => readonly string[];
}

export type FileName = '표지.png' | '주보.pdf';

/** One way through the product, as one kind of user. */
export interface Journey {
  readonly who: 'visitor' | 'member' | 'editor' | 'admin' | 'demo';
  readonly what: string;
  readonly walk: (hands: Hands, surroundings: Surroundings) => Promise<void>;
}

type Persona = 'member' | 'editor' | 'admin';

export const profileLink = (who: Persona) => ({ css: 'header a[href="/account/profile"]', name: personas[who].email });

/** Signs in by the dialog of a public page. */
export async function signIn(hands: Hands, who: Persona): Promise<void> {
  await hands.visit('/intro/history');
  await hands.click({ css: 'header button', name: '로그인' });
  await hands.write({ css: 'dialog[open] input', name: '이메일' }, personas[who].email);
  await hands.write({ css: 'dialog[open] input[type="password"]' }, personas[who].password);
  await hands.click({ css: 'dialog[open] form:not([method]) button[type="submit"]' });
  await hands.sees(profileLink(who));
}

export async function signOut(hands: Hands): Promise<void> {
  await hands.click(button('메뉴'));
  await hands.sees(button('내 계정'));
  if ((await hands.count(button('로그아웃'))) === 0) await hands.click(button('내 계정'));
  await hands.click(button('로그아웃'));
  await hands.sees(heading('로그아웃되었습니다.'));
}

/** A link of the navigation that is visible at this width. */
export const follow = async (hands: Hands, name: string, title: string): Promise<void> => {
  await hands.click({ ...link(name), css: 'nav[aria-label="주요 메뉴"] a' });
  await hands.sees(heading(title));
};

export const toast = (words: RegExp) => ({ css: '.Toastify__toast', name: words });

export const post = (words: RegExp) => ({ css: 'article, li', name: words });

export { button, field, heading, link };
