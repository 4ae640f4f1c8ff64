import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './bulletin-actions.module.css';

interface BulletinActionsProps {
  readonly onArrange: () => void;
  readonly onRemove: () => void;
}

/** The editor's buttons for a bulletin, before its pages: after them they would be off the screen (PERM-02). */
export function BulletinActions({ onArrange, onRemove }: BulletinActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant="bare" onClick={onArrange}>
        <Icon name="sheet" />
        {bulletinMessages.arrange}
      </Button>
      <Button variant="danger" onClick={onRemove}>
        <Icon name="trash" />
        {bulletinMessages.remove}
      </Button>
    </div>
  );
}
