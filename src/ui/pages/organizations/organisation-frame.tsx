import type { ReactElement, ReactNode } from 'react';
import type { Person } from '@/organisation/organisation.ts';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { SectionSide, sectionClassName } from '@/ui/app/section/section-side.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { organisationMessages } from '@/ui/messages/ko/organisation.ts';
import { sectionNames } from '@/ui/messages/ko/shell.ts';
import styles from './organisation-frame.module.css';

interface OrganisationFrameProps {
  /** The organisation as a list; absent when the picture replaces it. */
  readonly menu: ReactNode;
  /** What is shown before the list on the overview page. */
  readonly head?: ReactNode;
  /** Whether a detail is shown; on small screens the list is then lower. */
  readonly detailed: boolean;
  /** Whether the list is loading; on small screens its full height is reserved, so that nothing below it moves. */
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** The list of the organisation beside the detail, or folded above it on small screens (ORGN-03). */
export function OrganisationFrame({ menu, head, detailed, isLoading, children }: OrganisationFrameProps) {
  return (
    <div className={sectionClassName(menu === undefined ? styles.alone : styles.chart)}>
      {head !== undefined && <div className={styles.head}>{head}</div>}
      {menu !== undefined && (
        <SectionSide
          // On the overview page the heading already says "organisation", so the panel is called "list".
          title={detailed ? sectionNames.organizations : organisationMessages.list}
          slim={detailed}
          className={styles.side}
          panelClassName={classNames(styles.panel, detailed && styles.short, isLoading && styles.loading)}
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

/** Shows that the organisation is loading, in the document's title too (ORGN-01). */
export function OrganisationLoading() {
  return <Spinner label={organisationMessages.loading} literal={organisationMessages.loadingLiteral} />;
}

/** The overview, or one body beside the list: three pages that are one view (ORGN-03). */
export type OrganisationPageProps = PageProps<'organizations'> | PageProps<'committee'> | PageProps<'mission'>;

/** Who holds an office, or that nobody does. */
export const nameOrNobody = (holder: Person | undefined): ReactElement =>
  holder === undefined ? <span>{organisationMessages.nobody}</span> : <PersonName>{holder.name}</PersonName>;
