import { makeWordsTest } from '@/content/domain/search-words.ts';
import type { PageName } from '@/ui/app/routes/page-name.ts';
import { publicPages } from '@/ui/app/routes/public-pages.ts';
import type { Route } from '@/ui/app/routes/route.ts';
import { routes } from '@/ui/app/routes/routes.ts';
import { menuNames } from '@/ui/messages/ko/menu-names.ts';
import { pageDescription } from '@/ui/messages/ko/page-descriptions.ts';
import { sectionNames } from '@/ui/messages/ko/page-messages.ts';

interface SitePage {
  readonly href: string;
  readonly title: string;
  /** The name of its section; '' where it has none. */
  readonly section: string;
  readonly text: string;
}

/** The home page belongs to no section, but is public. */
const searchable: readonly PageName[] = ['home', ...publicPages];

const sitePages: readonly SitePage[] = searchable.map((page) => {
  const { path, section }: Route = routes[page];
  const place = section === undefined ? '' : sectionNames[section];
  const text = [place, pageDescription(page)].filter((part) => part !== '').join(' · ');
  return { href: path, title: menuNames[page], section: place, text };
});

/**
 * The pages of the site whose name or section contains every word; if there are none, those whose description does
 * (FIND-01).
 */
export function findPages(words: readonly string[]): readonly SitePage[] {
  const matches = makeWordsTest(words);
  const named = sitePages.filter(({ title, section }) => matches(`${section}\n${title}`));
  return named.length > 0 ? named : sitePages.filter(({ title, text }) => matches(`${title}\n${text}`));
}
