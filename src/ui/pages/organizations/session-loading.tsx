import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { organisationMessages as words } from '@/ui/messages/ko/organisation-messages.ts';

/** Says that the session is on its way, in the document's own words too (ORGN-01). */
export function SessionLoading() {
  return (
    <Spinner
      label={
        <span>
          {words.loading} <span lang="en">{words.loadingLiteral}</span>
        </span>
      }
    />
  );
}
