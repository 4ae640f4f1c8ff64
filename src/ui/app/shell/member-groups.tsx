import { useSelector } from '@xstate/react';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { NavLinks } from '@/ui/kit/navigation/nav-links.tsx';
import { menuMessages } from '@/ui/messages/ko/auth-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { useCoreService } from '../island/core.tsx';
import { createIsland } from '../island/island.ts';
import { IslandSlot } from '../island/island-slot.tsx';
import { href, rootOf } from '../routes/href.ts';
import { sectionLinks } from '../routes/section-links.ts';
import { DrawerGroup } from './drawer-group.tsx';
import styles from './member-groups.module.css';

const newCounts = createIsland(() => import('./new-counts-island.tsx').then((module) => module.NewCountsIsland));

/** Profile, own roles, and logout (SHELL-04), with the counts of new posts (MINE-07). */
export function AccountGroup({ path }: { readonly path: string }) {
  const session = useCoreService('session');
  const drawer = useCoreService('drawer');
  const isOpen = useSelector(drawer, (snapshot) => snapshot.hasTag('open'));
  const signOut = () => {
    drawer.send({ type: 'close.asked' });
    session.send({ type: 'signOut.asked' });
  };
  return (
    <DrawerGroup title={menuMessages.account} icon="user" under={[rootOf('profile'), href('myRoles')]} path={path}>
      <NavLinks links={sectionLinks.account} currentHref={path} />
      {isOpen && <IslandSlot island={newCounts} props={{}} fallback={null} failed={null} />}
      <PlainButton className={styles.action} onClick={signOut}>
        {menuMessages.logout}
      </PlainButton>
    </DrawerGroup>
  );
}

const count = createIsland(() =>
  import('../section/request-count-island.tsx').then((module) => module.RequestCountInLinkIsland),
);

const REQUESTS_HREF = href('manageRoles');

/** The count of open role requests is loaded once the menu is open. */
function RequestsLabel() {
  const isOpen = useSelector(useCoreService('drawer'), (drawer) => drawer.hasTag('open'));
  return (
    <>
      {pageNames.manageRoles}
      {isOpen && <IslandSlot island={count} props={{}} fallback={null} failed={null} />}
    </>
  );
}

const MANAGEMENT_PAGES = ['manageMembers', 'manageDuties', 'manageZones', 'manageOrganisation', 'manageRoles'] as const;
const MANAGEMENT_LINKS = [
  ...sectionLinks.management.map((link) =>
    link.href === REQUESTS_HREF ? { href: REQUESTS_HREF, label: <RequestsLabel /> } : link,
  ),
  { href: href('myRoles'), label: pageNames.myRoles },
];
const MANAGEMENT_PATHS = MANAGEMENT_PAGES.map(rootOf);

/** The management links of an Admin (SHELL-05). */
export function ManagementGroup({ path }: { readonly path: string }) {
  return (
    <DrawerGroup title={menuMessages.management} icon="gear" under={MANAGEMENT_PATHS} path={path}>
      <NavLinks links={MANAGEMENT_LINKS} currentHref={path} />
    </DrawerGroup>
  );
}
