import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { DRAWER, SESSION } from '@/composition/tokens.ts';
import { isAdmin } from '@/shared/domain/role.ts';
import type { SubjectIconName } from '@/ui/kit/icons/subject-icon.tsx';
import { NavLinks } from '@/ui/kit/navigation/nav-links.tsx';
import { type SectionName, sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { sectionLinks } from '@/ui/messages/ko/section-links.ts';
import { useService } from '../island/core.tsx';
import { DrawerGroup } from './drawer-group.tsx';
import { DrawerMember } from './drawer-member.tsx';
import { DrawerPanel } from './drawer-panel.tsx';
import { DrawerWelcome } from './drawer-welcome.tsx';
import { AccountGroup, ManagementGroup } from './member-groups.tsx';
import { TextSizeSwitch } from './text-size-switch.tsx';

const PUBLIC_GROUPS: readonly {
  readonly section: SectionName;
  readonly icon: SubjectIconName;
  readonly under: string;
}[] = [
  { section: 'intro', icon: 'church', under: '/intro' },
  { section: 'people', icon: 'people', under: '/people' },
  { section: 'sermon', icon: 'cross', under: '/sermon' },
  { section: 'communion', icon: 'hands', under: '/communion' },
  { section: 'organizations', icon: 'tree', under: '/organizations' },
];

/** The side drawer: what the reader may see of the whole menu (SHELL-03…07). */
export function Drawer({ path }: { readonly path: string }) {
  const drawer = useService(DRAWER);
  const open = useSelector(drawer, (snapshot) => snapshot.matches('open'));
  const session = useSelector(useService(SESSION), sessionIn);
  const close = () => drawer.send({ type: 'drawer.closed' });

  // The drawer may be mounted by its first opening, which is no move to another page.
  const openedOn = useRef(path);
  useEffect(() => {
    if (openedOn.current !== path) drawer.send({ type: 'page.changed', path });
    openedOn.current = path;
  }, [drawer, path]);

  return (
    <DrawerPanel
      open={open}
      onOpenChange={(next) => next || close()}
      onClosed={() => drawer.send({ type: 'focus.returned' })}
      head={
        <>
          {session === undefined ? (
            <DrawerWelcome onLoginClick={() => drawer.send({ type: 'login.chosen' })} />
          ) : (
            <DrawerMember email={session.userEmail} />
          )}
          <TextSizeSwitch />
        </>
      }
    >
      {session !== undefined && <AccountGroup path={path} onLeave={close} />}
      {session !== undefined && isAdmin(session.roles) && <ManagementGroup path={path} />}
      {PUBLIC_GROUPS.map(({ section, icon, under }) => (
        <DrawerGroup key={section} title={sectionNames[section]} icon={icon} under={[under]} path={path}>
          <NavLinks links={sectionLinks[section]} currentHref={path} />
        </DrawerGroup>
      ))}
    </DrawerPanel>
  );
}
