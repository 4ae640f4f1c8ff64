import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './bulletin-acts.module.css';

interface BulletinActsProps {
  readonly onArrange: () => void;
  readonly onRemove: () => void;
}

/** What an editor can do with a bulletin, before its pages: below them it would be out of sight (PERM-02). */
export function BulletinActs({ onArrange, onRemove }: BulletinActsProps) {
  return (
    <div className={styles.acts}>
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
