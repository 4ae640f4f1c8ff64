import { href } from '@/ui/app/routes/href.ts';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { menuNames } from '@/ui/messages/ko/menu-names.ts';
import { searchMessages } from '@/ui/messages/ko/search-messages.ts';
import styles from './search.module.css';

const LISTS = ['announcements', 'events', 'bulletin', 'bibleStudies', 'advertisements'] as const;

/** Says that nothing was found, and links to the lists. */
export function NothingFound() {
  return (
    <EmptyState sentence={searchMessages.none} next={searchMessages.noneNext}>
      <nav aria-label={searchMessages.lists}>
        <ul className={styles.examples}>
          {LISTS.map((page) => (
            <li key={page}>
              <TextLink alone href={href(page)}>
                {menuNames[page]}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </EmptyState>
  );
}
