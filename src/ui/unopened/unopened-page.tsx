import { ButtonLink } from '../kit/button-link.tsx';
import { Face } from '../kit/face.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { loadMessages, pageNames } from '../messages/page-messages.ts';
import type { PageProps } from '../pages.ts';

/** Stands for a page of the route table that has not been opened to the public. */
export default function UnopenedPage({ page }: PageProps) {
  return (
    <>
      <PageHead title={pageNames[page]} />
      <Face kind="empty" sentence={loadMessages.unopened} next={loadMessages.unopenedNext}>
        <ButtonLink variant="quiet" href="/communion/announcements">
          {pageNames.announcements}
        </ButtonLink>
      </Face>
    </>
  );
}
