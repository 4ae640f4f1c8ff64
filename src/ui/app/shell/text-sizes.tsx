import { type TextSize, textSizes } from '@/shared/domain/text-size.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { textSizeMessages, textSizeNames } from '@/ui/messages/ko/text-size-messages.ts';
import styles from './text-sizes.module.css';

interface TextSizesProps {
  /** Undefined until the program runs. */
  readonly chosen?: TextSize;
  readonly onChosen?: (size: TextSize) => void;
}

/** The buttons for the sizes of the letters. They work before the program runs (`early-script.ts`). */
export function TextSizes({ chosen, onChosen }: TextSizesProps) {
  return (
    <fieldset className={styles.switch}>
      <legend>{textSizeMessages.legend}</legend>
      <div className={styles.sizes}>
        {textSizes.map((size) => (
          <PlainButton
            key={size}
            className={styles.size}
            data-size={size}
            aria-pressed={size === chosen}
            onClick={() => onChosen?.(size)}
          >
            {textSizeNames[size]}
          </PlainButton>
        ))}
      </div>
    </fieldset>
  );
}
