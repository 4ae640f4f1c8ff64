import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { DialogLayer, type DialogLayerProps } from './dialog-layer.tsx';

export interface DialogProps extends DialogLayerProps {
  readonly title: string;
  /** The label of the close button, such as `로그인 창 닫기`. */
  readonly closeLabel: string;
  readonly wide?: boolean | undefined;
  /** Fills the screen, to show its content as large as possible. */
  readonly whole?: boolean | undefined;
  readonly children: ReactNode;
}

/** A modal dialog over the page, with its title and a close button at its head. */
export function Dialog({ title, closeLabel, wide = false, whole = false, children, ...layer }: DialogProps) {
  return (
    <DialogLayer {...layer} className={classNames(wide && styles.wide, whole && styles.whole)}>
      <div className={styles.head}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Close asChild>
          <CloseButton label={closeLabel} />
        </Radix.Close>
      </div>
      {children}
    </DialogLayer>
  );
}
