import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './field.module.css';
import { type ControlProps, Field, type FieldAppearance } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldAppearance, Omit<ControlProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty string. */
  readonly prompt?: string | undefined;
}

/** One of several values, in the device's own picker. */
export function SelectField({ id, label, note, hint, message, state, options, prompt, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} message={message} state={state}>
      {(control) => (
        <div className={styles.withArrow}>
          <select {...select} {...control}>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className={styles.arrow} />
        </div>
      )}
    </Field>
  );
}
