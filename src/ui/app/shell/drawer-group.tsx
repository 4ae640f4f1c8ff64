import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { menuGroupMachine } from '@/shared/machines/menu-group.machine.ts';
import type { SubjectIconName } from '@/ui/kit/icons/subject-icon.tsx';
import { MenuGroup } from '@/ui/kit/navigation/menu-group.tsx';

interface DrawerGroupProps {
  readonly title: string;
  readonly icon: SubjectIconName;
  /** Paths that the group's links lead below (SHELL-07). */
  readonly under: readonly string[];
  readonly path: string;
  readonly children: ReactNode;
}

/** A menu group with its machine: it hears clicks on its header, and clicks anywhere else on the page (SHELL-06, SHELL-07). */
export function DrawerGroup({ title, icon, under, path, children }: DrawerGroupProps) {
  const [snapshot, send] = useMachine(menuGroupMachine, { input: { linkPaths: under, path } });
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const isInside = target instanceof Node && group.current?.contains(target) === true;
      if (!isInside) send({ type: 'outside.clicked', path });
    };
    document.addEventListener('click', hear);
    return () => document.removeEventListener('click', hear);
  }, [send, path]);

  return (
    <MenuGroup
      ref={group}
      title={title}
      icon={icon}
      open={snapshot.matches('open')}
      onHeaderClick={() => send({ type: 'header.clicked' })}
    >
      {children}
    </MenuGroup>
  );
}
