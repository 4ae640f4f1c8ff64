import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { wrapClassName } from '@/ui/kit/layout/page.tsx';
import { navigate } from '@/ui/kit/navigation/location.ts';
import { notFoundMessages } from '@/ui/messages/ko/shell.ts';
import styles from './not-found.module.css';

interface NotFoundPageProps {
  readonly onBack: () => void;
}

/** The page for an unknown address (ROUTE-02). */
export function NotFoundPage({ onBack }: NotFoundPageProps) {
  return (
    <div className={wrapClassName(styles.page)}>
      <svg className={styles.window} viewBox="0 0 120 132" aria-hidden="true" focusable="false">
        <path className={styles.pane} d="M14 126V60a46 46 0 0 1 92 0v66z" />
        <path className={styles.cross} d="M60 34v62M42 54h36" />
        <path className={styles.river} d="M24 106q9-8 18 0t18 0 18 0 18 0M24 116q9-8 18 0t18 0 18 0 18 0" />
      </svg>
      <h1 className={styles.heading} tabIndex={-1} data-page-heading="">
        {notFoundMessages.heading}
      </h1>
      <p className={styles.sentence}>{notFoundMessages.sentence}</p>
      <p className={styles.next}>{notFoundMessages.next}</p>
      <Buttons className={styles.steps}>
        <Button variant="quiet" onClick={onBack}>
          <Icon name="left" />
          <span>{notFoundMessages.back}</span>
        </Button>
        <ButtonLink href={href('home')}>{notFoundMessages.home}</ButtonLink>
      </Buttons>
    </div>
  );
}

/** With the browser's own way back; a visitor who came here directly is led to the first page. */
export default function NotFoundWithHistory() {
  return <NotFoundPage onBack={() => (window.history.length > 1 ? window.history.back() : navigate(href('home')))} />;
}
