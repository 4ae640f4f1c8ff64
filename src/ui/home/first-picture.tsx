import picture from '../assets/slide-1.svg';
import { homeMessages } from '../messages/shell-messages.ts';
import styles from './first-picture.module.css';

/** The picture that opens the home page: the largest thing in the first view, so it is fetched first. */
export function FirstPicture() {
  return (
    <img
      className={styles.picture}
      src={picture}
      alt={homeMessages.firstPictureAlt}
      width={1200}
      height={800}
      fetchPriority="high"
      decoding="async"
    />
  );
}
