import * as Collapsible from '@radix-ui/react-collapsible';
import type { ReactElement, ReactNode, Ref } from 'react';
import { MenuHeaderArrow, menuHeaderClassName } from './menu.tsx';
import styles from './menu-group.module.css';

interface MenuGroupProps {
  readonly title: string;
  readonly icon: ReactElement;
  readonly open: boolean;
  readonly onHeaderClick: () => void;
  /** The whole group, so that its owner can tell a click inside from one outside (SHELL-07). */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** The nested links. */
  readonly children: ReactNode;
}

/** A group of a menu: a header that opens and closes it, with an arrow that turns while it is open (SHELL-06). */
export function MenuGroup({ title, icon, open, onHeaderClick, ref, children }: MenuGroupProps) {
  return (
    <Collapsible.Root className={styles.group} open={open} ref={ref}>
      <Collapsible.Trigger className={menuHeaderClassName()} onClick={onHeaderClick}>
        {icon}
        <span>{title}</span>
        <MenuHeaderArrow />
      </Collapsible.Trigger>
      <Collapsible.Content className={styles.links}>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
