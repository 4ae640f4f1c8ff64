import * as Collapsible from '@radix-ui/react-collapsible';
import { useMachine } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { type FoldEmitted, foldMachine } from '@/shared/machines/fold.machine.ts';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import styles from './form-fold.module.css';

interface FormFoldProps {
  /** What is written in it. */
  readonly heading: string;
  /** Something typed, chosen, wrong or on its way: it stays in sight. */
  readonly holdsSomething: boolean;
  readonly children: ReactNode;
}

/** A form waits behind a button: whoever reads on is not made to pass it. Whoever opens it can write at once. */
export function FormFold({ heading, holdsSomething, children }: FormFoldProps) {
  const [fold, send, actor] = useMachine(foldMachine, { input: { open: holdsSomething } });
  const content = useRef<HTMLDivElement>(null);

  useActorEvents<FoldEmitted>(actor, () => content.current?.querySelector<HTMLElement>('input, textarea')?.focus());

  return (
    <Collapsible.Root
      className={styles.fold}
      open={fold.hasTag('open')}
      onOpenChange={(open) => send({ type: open ? 'fold.opened' : 'fold.closed' })}
      disabled={holdsSomething}
    >
      <Collapsible.Trigger className={buttonClassName({ variant: 'quiet', className: styles.control })}>
        <Icon name="plus" className={styles.open} />
        <span className={styles.open}>{heading}</span>
        <span className={styles.close}>{postFormMessages.fold}</span>
      </Collapsible.Trigger>
      <Collapsible.Content ref={content} className={styles.form} forceMount>
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
