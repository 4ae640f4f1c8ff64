import type { ReactNode } from 'react';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { type NavLink, NavLinks } from '@/ui/kit/navigation/menu.tsx';
import { sectionNames } from '@/ui/messages/ko/shell.ts';
import { useShellViewModel } from '../islands/core-context.tsx';
import { matchPath } from '../routes/match.ts';
import { memberLinks, sectionLinks } from '../routes/menus.ts';
import { type PageName, type Route, routes, type SectionName } from '../routes/routes.ts';
import { SectionSide, sectionClassName } from './section-side.tsx';

interface SectionFrameProps {
  readonly page: PageName;
  readonly section: SectionName;
  readonly children?: ReactNode;
}

/** The section of a route, with its menu; only Admins see the management links in it (SHELL-09, SHELL-10). */
export function SectionFrame({ page, section, children }: SectionFrameProps) {
  const { email, manages } = useShellViewModel();
  const isMember = email !== undefined && !manages;
  const sectionOf = ({ section: own, memberSection }: Route) => (isMember && memberSection) || own;
  const shown = sectionOf(routes[page]) ?? section;
  // A link is marked as soon as it is chosen, while its page is still loading.
  const chosen = matchPath(usePath());
  const marked = sectionOf(chosen.route) === shown ? chosen.page : page;
  const { under = marked }: Route = routes[marked];
  return (
    <SectionLayout
      title={sectionNames[shown]}
      links={(manages ? sectionLinks : memberLinks)[shown]}
      currentHref={routes[under].path}
    >
      {children}
    </SectionLayout>
  );
}

interface SectionLayoutProps {
  readonly title: string;
  readonly links: readonly NavLink[];
  readonly currentHref: string;
  readonly children: ReactNode;
}

/** A section: its menu, and beside or below it the page (SHELL-09). */
export function SectionLayout({ title, links, currentHref, children }: SectionLayoutProps) {
  return (
    <div className={sectionClassName()}>
      <SectionSide title={title} slim>
        <NavLinks links={links} currentHref={currentHref} />
      </SectionSide>
      <div>{children}</div>
    </div>
  );
}
