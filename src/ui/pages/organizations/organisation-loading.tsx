import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { organisationMessages as messages } from '@/ui/messages/ko/organisation-messages.ts';

/** Shows that the organisation is loading, in the document's title too (ORGN-01). */
export function OrganisationLoading() {
  return <Spinner label={messages.loading} literal={messages.loadingLiteral} />;
}
