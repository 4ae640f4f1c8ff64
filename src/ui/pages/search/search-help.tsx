import { addressOfSearch } from '@/content/domain/search-address.ts';
import { href } from '@/ui/app/routes/href.ts';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { searchExamples, searchMessages } from '@/ui/messages/ko/search-messages.ts';
import styles from './search.module.css';

const PAGE = href('search');

/** Shown without a search text: how to search, with examples to press. */
export function SearchHelp() {
  return (
    <div className={styles.help}>
      <p>
        <strong>{searchMessages.help}</strong>
      </p>
      <p className={styles.excerpt}>{searchMessages.helpNext}</p>
      <ul className={styles.examples} aria-label={searchMessages.examples}>
        {searchExamples.map((example) => (
          <li key={example}>
            <TextLink alone href={addressOfSearch(PAGE, example)}>
              {example}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
