import { SESSION } from '@/composition/tokens.ts';
import { useService } from '../core.tsx';
import { NavLinks } from '../kit/nav-links.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { menuMessages } from '../messages/auth-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { sectionLinks } from '../messages/section-links.ts';
import { DrawerGroup } from './drawer-group.tsx';
import styles from './member-groups.module.css';

interface AccountGroupProps {
  readonly path: string;
  readonly onLeave: () => void;
}

/** Profile, one's own roles, and logout (SHELL-04). */
export function AccountGroup({ path, onLeave }: AccountGroupProps) {
  const session = useService(SESSION);
  const signOut = () => {
    onLeave();
    session.send({ type: 'session.signOutAsked' });
  };
  return (
    <DrawerGroup title={menuMessages.account} icon="user" under={['/account', '/role/myRoles']} path={path}>
      <NavLinks links={sectionLinks.account} currentHref={path} />
      <button type="button" className={styles.action} onClick={signOut}>
        {menuMessages.logout}
      </button>
    </DrawerGroup>
  );
}

const count = createLivePart('roles', () =>
  import('../roles/open-requests.tsx').then((module) => module.OpenRequestsHere),
);

/** How many requests for roles wait is asked once the group is open. */
const REQUESTS = {
  href: '/role/manageRoles',
  label: (
    <>
      {pageNames.manageRoles}
      <LiveSlot part={count} props={{}} waiting={null} failed={null} />
    </>
  ),
};

const MANAGEMENT_LINKS = [
  ...sectionLinks.management.map((link) => (link.href === REQUESTS.href ? REQUESTS : link)),
  { href: '/role/myRoles', label: pageNames.myRoles },
];
const MANAGEMENT_PATHS = ['/member', '/duty', '/zone', '/job', '/role'];

/** What an Admin manages (SHELL-05). */
export function ManagementGroup({ path }: { readonly path: string }) {
  return (
    <DrawerGroup title={menuMessages.management} icon="gear" under={MANAGEMENT_PATHS} path={path}>
      <NavLinks links={MANAGEMENT_LINKS} currentHref={path} />
    </DrawerGroup>
  );
}
