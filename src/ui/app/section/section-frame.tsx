import type { ReactNode } from 'react';
import type { PageName } from '@/ui/app/routes/page-name.ts';
import type { SectionName } from '@/ui/app/routes/route-entry.ts';
import { usePath } from '@/ui/kit/navigation/location.ts';
import { sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { useShellViewModel } from '../island/core.tsx';
import { matchPath } from '../routes/match-route.ts';
import type { Route } from '../routes/route.ts';
import { routes } from '../routes/routes.ts';
import { memberLinks, sectionLinks } from '../routes/section-links.ts';
import { SectionLayout } from './section-layout.tsx';

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
