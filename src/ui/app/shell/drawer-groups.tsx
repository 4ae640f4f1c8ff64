import { useMachine, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { menuGroupMachine } from '@/shared/menu-group.machine.ts';
import { PlainButton } from '@/ui/kit/actions/button.tsx';
import { useMoved } from '@/ui/kit/navigation/location.ts';
import { MenuHeaderArrow, menuHeaderClassName, NavLinks } from '@/ui/kit/navigation/menu.tsx';
import { menuMessages } from '@/ui/messages/ko/auth.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { SubjectIcon, type SubjectIconName } from '@/ui/patterns/church/subject-icon.tsx';
import { useCoreService } from '../islands/core-context.tsx';
import { createIsland, IslandSlot } from '../islands/island.tsx';
import { href, rootOf } from '../routes/href.ts';
import { sectionLinks } from '../routes/menus.ts';
import styles from './drawer-menu.module.css';

interface DrawerGroupProps {
  readonly title: string;
  readonly icon: SubjectIconName;
  /** Paths that the group's links lead below (SHELL-07). */
  readonly under: readonly string[];
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A menu group: the browser opens and closes it by its header, also before the program runs; its machine follows, and handles
 * clicks elsewhere in the menu (SHELL-06, SHELL-07).
 */
export function DrawerGroup({ title, icon, under, path, children }: DrawerGroupProps) {
  const [snapshot, send] = useMachine(menuGroupMachine, { input: { linkPaths: under, path } });
  const group = useRef<HTMLDetailsElement>(null);

  // It may have been opened or closed before the machine started.
  useEffect(() => send(stateOf(group.current)), [send]);

  const leave = () => send({ type: 'group.left', path });
  useMoved(path, leave);

  const clickedBeside = useEffectEvent(leave);
  useEffect(() => {
    const menu = group.current?.closest('dialog');
    const hear = ({ target }: Event) => {
      const isInside = target instanceof Node && group.current?.contains(target) === true;
      if (!isInside) clickedBeside();
    };
    menu?.addEventListener('click', hear);
    menu?.addEventListener('close', hear);
    return () => {
      menu?.removeEventListener('click', hear);
      menu?.removeEventListener('close', hear);
    };
  }, []);

  return (
    // oxlint-disable-next-line react/forbid-elements -- its machine follows it, and closes it when another is opened
    <details
      ref={group}
      className={styles.group}
      open={snapshot.hasTag('open')}
      onToggle={() => send(stateOf(group.current))}
    >
      <summary className={menuHeaderClassName()}>
        <SubjectIcon name={icon} />
        <span>{title}</span>
        <MenuHeaderArrow />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

const stateOf = (group: HTMLDetailsElement | null) =>
  ({ type: group?.open === true ? 'group.opened' : 'group.closed' }) as const;

const newCounts = createIsland(() => import('./new-counts.tsx').then((module) => module.NewCountsIsland));

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

const requestCount = createIsland(() =>
  import('../section/request-count-view.tsx').then((module) => module.RequestCountInLinkIsland),
);

const REQUESTS_HREF = href('manageRoles');

/** The count of open role requests is loaded once the menu is open. */
function RequestsLabel() {
  const isOpen = useSelector(useCoreService('drawer'), (drawer) => drawer.hasTag('open'));
  return (
    <>
      <span>{pageNames.manageRoles}</span>
      {isOpen && <IslandSlot island={requestCount} props={{}} fallback={null} failed={null} />}
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
