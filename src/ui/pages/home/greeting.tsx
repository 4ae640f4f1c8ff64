import type { ReactNode } from 'react';
import { churchMotto } from '@/church/facts.ts';
import { churchGreeting } from '@/church/welcome.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { wrapClassName } from '@/ui/kit/layout/wrap-class-name.ts';
import { homeMessages } from '@/ui/messages/ko/home-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import styles from './greeting.module.css';

interface GreetingProps {
  /** Shown beside the text. */
  readonly pictures: ReactNode;
}

/** The first part of the home page: a picture, the church's name and a welcome (HOME-04). */
export function Greeting({ pictures }: GreetingProps) {
  return (
    <section className={wrapClassName(styles.opening)} aria-label={homeMessages.welcome}>
      <div className={styles.pictures}>{pictures}</div>
      <div className={styles.greeting}>
        <p className={styles.motto}>{churchMotto}</p>
        <h1 className={styles.heading} tabIndex={-1} data-page-heading="">
          {pageNames.home}
        </h1>
        <p>{churchGreeting}</p>
        <Buttons>
          <ButtonLink className={styles.button} href="#worship">
            {homeMessages.seeWorship}
          </ButtonLink>
          <ButtonLink className={styles.button} variant="quiet" href="#way">
            {homeMessages.way}
          </ButtonLink>
        </Buttons>
      </div>
    </section>
  );
}
