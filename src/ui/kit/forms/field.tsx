import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import styles from './field.module.css';

/** `neutral` while nothing is known, `right` shows the green tick, `wrong` shows the message (ACCT-01). */
export type FieldState = 'neutral' | 'right' | 'wrong';

export interface FieldAppearance {
  /** The id of the control, if a link elsewhere points at it. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  /** A remark beside the label, such as that the field may stay empty. */
  readonly note?: string | undefined;
  readonly hint?: ReactNode;
  /** The error; shown and linked to the control in the state `wrong` only. */
  readonly message?: ReactNode;
  readonly state?: FieldState | undefined;
}

/** The attributes that link a control to its label, hint and message. */
export interface ControlBinding {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldAppearance {
  readonly children: (control: ControlBinding) => ReactNode;
}

/** The frame of every form field: label, hint, control, message. */
export function Field({ id: given, label, note, hint, message, state = 'neutral', children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const right = state === 'right';
  const wrong = state === 'wrong';
  const shown = {
    hint: hint !== undefined && `${id}hint`,
    message: wrong && message !== undefined && `${id}message`,
    tick: right && `${id}tick`,
  };
  const describedBy = [shown.hint, shown.message, shown.tick].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, wrong && styles.wrong)}>
      {/* The tick is outside the label: a control must not change its accessible name while the user types. */}
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.small}>{` ${note}`}</span>}
        </label>
        {shown.tick && (
          <span className={styles.tick}>
            <Icon name="check" />
            <VisuallyHidden id={shown.tick}>{kitMessages.fieldRight}</VisuallyHidden>
          </span>
        )}
      </div>
      {shown.hint && (
        <p className={styles.small} id={shown.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': wrong || undefined,
      })}
      {shown.message && (
        <p className={styles.message} id={shown.message}>
          <Icon name="warn" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

/** The attributes of a native control, without those that the field sets itself. */
export type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  'id' | 'className' | 'aria-describedby' | 'aria-invalid'
>;

/** The characters that a field takes where its view does not ask for fewer: a longer line or text is a slip of the clipboard. */
const LONGEST = { line: 200, text: 20_000 } as const;

type TextFieldProps = FieldAppearance & ControlProps<'input'>;

/** One line of text, an e-mail address, a date: any native input. */
export function TextField({ id, label, note, hint, message, state, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} message={message} state={state}>
      {(control) => <input maxLength={input.type === 'date' ? undefined : LONGEST.line} {...input} {...control} />}
    </Field>
  );
}

type TextAreaProps = FieldAppearance & ControlProps<'textarea'>;

/** Several lines of text. */
export function TextArea({ id, label, note, hint, message, state, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} note={note} hint={hint} message={message} state={state}>
      {(control) => <textarea maxLength={LONGEST.text} {...textarea} {...control} />}
    </Field>
  );
}
