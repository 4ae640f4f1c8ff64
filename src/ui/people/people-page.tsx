import { isServingRole, type ServingRole } from '@/people/domain/serving-role.ts';
import { PageHead } from '../kit/page-head.tsx';
import { Spinner } from '../kit/spinner.tsx';
import text from '../kit/text.module.css';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames, sectionNames } from '../messages/page-messages.ts';
import { loadingNames, servingLead } from '../messages/people-messages.ts';
import type { PageProps } from '../pages.ts';

const live = createLivePart('people', () => import('./people-live.tsx').then((module) => module.PeopleLive));

/** Those who serve in one duty: the ten pages are this one (PEOP-03, PEOP-04). */
export default function PeoplePage({ page }: PageProps) {
  if (!isServingRole(page)) throw new Error(`Nobody serves as ${page}`);
  return <ServingPeople role={page} />;
}

function ServingPeople({ role }: { readonly role: ServingRole }) {
  return (
    <>
      <PageHead
        title={pageNames[role]}
        over={sectionNames.people}
        lead={<span className={text.whereRoom}>{servingLead(role)}</span>}
      />
      <LiveSlot part={live} props={{ role }} waiting={<Spinner label={loadingNames(role)} />} />
    </>
  );
}
