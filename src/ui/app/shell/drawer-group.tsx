import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { menuGroupMachine } from '@/shared/machines/menu-group.machine.ts';
import { MenuHeaderArrow, menuHeaderClassName } from '@/ui/kit/navigation/menu-header.tsx';
import { useMoved } from '@/ui/kit/navigation/use-moved.ts';
import { SubjectIcon, type SubjectIconName } from '@/ui/patterns/subject/subject-icon.tsx';
import styles from './drawer-group.module.css';

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
    <details
      ref={group}
      className={styles.group}
      open={snapshot.hasTag('open')}
      onToggle={() => send(stateOf(group.current))}
    >
      <summary className={menuHeaderClassName()}>
        <SubjectIcon name={icon} />
        {title}
        <MenuHeaderArrow />
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  );
}

const stateOf = (group: HTMLDetailsElement | null) =>
  ({ type: group?.open === true ? 'group.opened' : 'group.closed' }) as const;
