import { useMachine } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { type FoldEmitted, foldMachine } from '@/shared/folds.machine.ts';
import { useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '@/ui/kit/layout/collapsible.tsx';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import styles from './form-fold.module.css';

interface FormFoldProps {
  /** The heading of the form. */
  readonly heading: string;
  /** The form has a draft, files, errors or a pending request: it stays open. */
  readonly holdsSomething: boolean;
  readonly children: ReactNode;
}

/** A form behind a button: users who only read need not scroll past it, and opening it moves the focus to its first field. */
export function FormFold({ heading, holdsSomething, children }: FormFoldProps) {
  const [fold, send, actor] = useMachine(foldMachine, { input: { open: holdsSomething } });
  const content = useRef<HTMLDivElement>(null);

  useActorEvents<FoldEmitted>(actor, () => takeFocus(content.current?.querySelector<HTMLElement>('input, textarea')));

  return (
    <Collapsible
      className={styles.fold}
      open={fold.hasTag('open')}
      onOpenChange={(open) => send({ type: open ? 'fold.opened' : 'fold.closed' })}
      disabled={holdsSomething}
    >
      <CollapsibleTrigger
        variant="quiet"
        className={styles.control}
        closed={
          <>
            <Icon name="plus" />
            <span>{heading}</span>
          </>
        }
        open={postFormMessages.fold}
      />
      <CollapsibleContent ref={content} mounted>
        {children}
      </CollapsibleContent>
    </Collapsible>
  );
}
