import type { ShareLink } from '@/content/use-cases/make-share-link.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { bulletinMessages, bulletinName } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './sheets.module.css';

interface BulletinToolsProps {
  readonly sunday: CalendarDate;
  readonly shareLink: ShareLink;
}

/** The reader's buttons for a bulletin, such as print and share. */
export function BulletinTools({ sunday, shareLink }: BulletinToolsProps) {
  return (
    <Buttons className={styles.tools}>
      <Button
        variant="quiet"
        onClick={() => void shareLink({ title: bulletinName(sunday), address: href('bulletin', { day: sunday }) })}
      >
        <Icon name="out" />
        {bulletinMessages.share}
      </Button>
      <Button variant="quiet" onClick={({ currentTarget }) => void printPages(currentTarget.closest('section'))}>
        <Icon name="sheet" />
        {bulletinMessages.print}
      </Button>
    </Buttons>
  );
}

/**
 * Opens the browser's print dialog once every page is loaded: pages are loaded lazily and would be missing on paper. A
 * page that cannot be loaded is not waited for.
 * @param place the element that contains the pages
 */
export async function printPages(place: ParentNode | null): Promise<void> {
  const pages = [...(place?.querySelectorAll('img') ?? [])];
  for (const page of pages) page.loading = 'eager';
  await Promise.allSettled(pages.map((page) => page.decode()));
  window.print();
}
