import { useSelector } from '@xstate/react';
import { TEXT_SIZE } from '@/composition/text-size.tokens.ts';
import { textSizes } from '@/shared/domain/text-size.ts';
import { textSizeMessages, textSizeNames } from '@/ui/messages/ko/text-size-messages.ts';
import { useService } from '../island/core.tsx';
import styles from './text-size-switch.module.css';

/** Letters in three sizes, for whoever does not know how to make them larger in the browser. */
export function TextSizeSwitch() {
  const setting = useService(TEXT_SIZE);
  const chosen = useSelector(setting, ({ context }) => context.size);
  return (
    <fieldset className={styles.switch}>
      <legend>{textSizeMessages.legend}</legend>
      <div className={styles.sizes}>
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.size}
            aria-pressed={size === chosen}
            onClick={() => setting.send({ type: 'size.chosen', size })}
          >
            {textSizeNames[size]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
