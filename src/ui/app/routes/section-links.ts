import type { NavLink } from '@/ui/kit/navigation/nav-links.tsx';
import { menuNames } from '@/ui/messages/ko/menu-names.ts';
import { allPages } from './match-route.ts';
import type { SectionName } from './page-name.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

/** The menu of a section, in the order of the route table, which is that of the documents (SHELL-10, PEOP-01). */
const linksOf = (section: SectionName): readonly NavLink[] =>
  allPages.flatMap((page) => {
    const route: Route = routes[page];
    const isIn = [route.section, route.memberSection, route.alsoIn].includes(section);
    if (!isIn || route.menu === undefined) return [];
    return [{ href: route.menu === true ? route.path : route.menu, label: menuNames[page] }];
  });

export const sectionLinks: Readonly<Record<SectionName, readonly NavLink[]>> = {
  intro: linksOf('intro'),
  people: linksOf('people'),
  sermon: linksOf('sermon'),
  communion: linksOf('communion'),
  organizations: linksOf('organizations'),
  account: linksOf('account'),
  role: linksOf('role'),
  management: linksOf('management'),
};
