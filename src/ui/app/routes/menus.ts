import type { NavLink } from '@/ui/kit/navigation/menu.tsx';
import { menuNames } from '@/ui/messages/ko/menu.ts';
import { allPages } from './match.ts';
import { type Route, routes, type SectionName } from './routes.ts';

type Links = Readonly<Record<SectionName, readonly NavLink[]>>;

/** The menu of a section, in the order of the route table, which is that of the requirements (SHELL-10, PEOP-01). */
const linksOf = (section: SectionName, isAdmin: boolean): readonly NavLink[] =>
  allPages.flatMap((page) => {
    const route: Route = routes[page];
    const isIn = [route.section, route.memberSection, route.alsoIn].includes(section);
    const isShown = isAdmin || route.isLinkedForAdmins !== true;
    if (!isIn || !isShown || route.menu === undefined) return [];
    return [{ href: route.menu === true ? route.path : route.menu, label: menuNames[page] }];
  });

const linksFor = (isAdmin: boolean): Links => ({
  intro: linksOf('intro', isAdmin),
  people: linksOf('people', isAdmin),
  sermon: linksOf('sermon', isAdmin),
  communion: linksOf('communion', isAdmin),
  organizations: linksOf('organizations', isAdmin),
  account: linksOf('account', isAdmin),
  role: linksOf('role', isAdmin),
  management: linksOf('management', isAdmin),
});

/** The menus for Admins. */
export const sectionLinks = linksFor(true);

/** The menus for all other users. */
export const memberLinks = linksFor(false);
