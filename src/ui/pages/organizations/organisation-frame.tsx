import type { ReactNode } from 'react';
import section from '@/ui/app/section/section-layout.module.css';
import { SectionSide } from '@/ui/app/section/section-side.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import wrap from '@/ui/kit/layout/wrap.module.css';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { sectionNames } from '@/ui/messages/ko/page-messages.ts';
import styles from './organisation-frame.module.css';

interface OrganisationFrameProps {
  /** The chart as a list; absent where the picture takes its place. */
  readonly menu: ReactNode;
  /** Of the page of the whole: what one reads before the list. */
  readonly head?: ReactNode;
  /** A detail stands below: on small screens the list leaves it room. */
  readonly detailed: boolean;
  /** The list is on its way: on small screens it has its full height already, so that nothing below it moves. */
  readonly waiting: boolean;
  readonly children: ReactNode;
}

/** The list of the organisation at the side, or folded above on small screens, and beside it the detail (ORGN-03). */
export function OrganisationFrame({ menu, head, detailed, waiting, children }: OrganisationFrameProps) {
  return (
    <div className={classNames(wrap.wrap, section.section, menu === undefined ? styles.alone : styles.chart)}>
      {head !== undefined && <div className={styles.head}>{head}</div>}
      {menu !== undefined && (
        <SectionSide
          // Under a heading of that name already, it says what it is.
          title={detailed ? sectionNames.organizations : organisationMessages.list}
          className={classNames(styles.side, detailed && section.slim)}
          panelClassName={classNames(styles.panel, detailed && styles.short, waiting && styles.waiting)}
        >
          <div className={styles.list}>{menu}</div>
        </SectionSide>
      )}
      <div key="detail" className={menu === undefined ? undefined : styles.detail}>
        {children}
      </div>
    </div>
  );
}
