import { type TextSize, textSizes } from '@/shared/domain/text-size.ts';
import { textSizeMessages, textSizeNames } from '@/ui/messages/ko/text-size-messages.ts';
import styles from './text-sizes.module.css';

interface TextSizesProps {
  readonly chosen?: TextSize;
  /** Absent until they can be chosen. */
  readonly onChosen?: (size: TextSize) => void;
}

/** The buttons for the sizes of the letters. */
export function TextSizes({ chosen, onChosen }: TextSizesProps) {
  return (
    <fieldset className={styles.switch} disabled={onChosen === undefined}>
      <legend>{textSizeMessages.legend}</legend>
      <div className={styles.sizes}>
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-pressed={size === chosen}
            onClick={() => onChosen?.(size)}
          >
            {textSizeNames[size]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
