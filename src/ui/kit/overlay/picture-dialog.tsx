import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { DialogLayer, type DialogLayerProps } from './dialog.tsx';
import styles from './picture-dialog.module.css';

interface PictureDialogProps extends DialogLayerProps {
  /** Read aloud; the picture shows it by itself. */
  readonly title: string;
  /** The address of an upright picture, three by four. */
  readonly src: string;
  readonly alt: string;
  /** The buttons below the picture, or beside it in a low window; one of them closes the dialog. */
  readonly children: ReactNode;
}

/** A modal dialog that is one picture, as large as the window shows it whole with its buttons. */
export function PictureDialog({ title, src, alt, children, ...layer }: PictureDialogProps) {
  return (
    <DialogLayer {...layer} className={styles.dialog}>
      <VisuallyHidden>
        <Radix.Title>{title}</Radix.Title>
      </VisuallyHidden>
      <img className={styles.picture} src={src} alt={alt} width={600} height={800} />
      <Buttons className={styles.buttons}>{children}</Buttons>
    </DialogLayer>
  );
}
