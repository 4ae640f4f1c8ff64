import './demo-tokens.css';
import styles from './demo-unavailable.module.css';

/** Shows at the top of the page, without React or the panel, why the demo cannot run and what helps. */
export const showUnavailable = (sentence: string): void => {
  const notice = document.createElement('p');
  notice.className = styles['notice'] ?? '';
  notice.role = 'alert';
  notice.textContent = sentence;
  document.body.prepend(notice);
};
