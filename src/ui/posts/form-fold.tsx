import * as Collapsible from '@radix-ui/react-collapsible';
import type { ReactNode } from 'react';
import { buttonClassName } from '../kit/button-class-name.ts';
import { Icon } from '../kit/icon.tsx';
import { postFormMessages } from '../messages/post-messages.ts';
import styles from './form-fold.module.css';

interface FormFoldProps {
  /** What is written in it. */
  readonly heading: string;
  /** Something typed, chosen, wrong or on its way: it stays in sight. */
  readonly holdsSomething: boolean;
  readonly children: ReactNode;
}

/** On narrow screens a form waits behind a button: whoever reads on is not made to pass it. Wide ones show it at once. */
export function FormFold({ heading, holdsSomething, children }: FormFoldProps) {
  return (
    <Collapsible.Root className={styles.fold} defaultOpen={holdsSomething} disabled={holdsSomething}>
      <Collapsible.Trigger className={buttonClassName({ variant: 'quiet', className: styles.control })}>
        <Icon name="plus" className={styles.open} />
        <span className={styles.open}>{heading}</span>
        <span className={styles.close}>{postFormMessages.fold}</span>
      </Collapsible.Trigger>
      <Collapsible.Content className={styles.form} forceMount>
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
