import * as Collapsible from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import section from '../layouts/section-layout.module.css';
import wrap from '../layouts/wrap.module.css';
import { sectionNames } from '../messages/page-messages.ts';
import styles from './organisation-frame.module.css';

interface OrganisationFrameProps {
  /** The chart as a list; absent where the picture takes its place. */
  readonly menu: ReactNode;
  /** A detail stands below: on small screens the list leaves it room. */
  readonly detailed: boolean;
  readonly children: ReactNode;
}

/** The list of the organisation at the side, or folded above on small screens, and beside it the detail (ORGN-03). */
export function OrganisationFrame({ menu, detailed, children }: OrganisationFrameProps) {
  const title = sectionNames.organizations;
  return (
    <div className={classNames(wrap.wrap, section.section, menu === undefined ? styles.alone : styles.chart)}>
      {menu !== undefined && (
        <Collapsible.Root className={classNames(section.side, styles.side)} defaultOpen>
          <p className={section.title}>{title}</p>
          <Collapsible.Trigger className={section.toggle}>
            {title}
            <Icon name="down" className={section.arrow} />
          </Collapsible.Trigger>
          <Collapsible.Content forceMount className={classNames(section.panel, styles.panel, detailed && styles.short)}>
            <nav aria-label={title}>{menu}</nav>
          </Collapsible.Content>
        </Collapsible.Root>
      )}
      <div key="detail" className={menu === undefined ? undefined : styles.detail}>
        {children}
      </div>
    </div>
  );
}
