import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Message, VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { capsLockOn, endsInBlank } from '@/ui/messages/ko/kit-parts.ts';
import styles from './field.module.css';
import { type ControlProps, Field, type FieldAppearance } from './field.tsx';

const LONGEST = 200;

interface PasswordFieldProps extends FieldAppearance, Omit<ControlProps<'input'>, 'type'> {
  readonly label: string;
  readonly revealed: boolean;
  readonly onRevealToggled: () => void;
  /** Says under the field that capitals are locked. */
  readonly capsLock?: boolean | undefined;
}

/** A password with a button that shows and hides what is typed (AUTH-01). */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, note, hint, message, state, revealed, onRevealToggled, capsLock = false, ...input } = props;
  return (
    <Field id={id} label={label} note={note} hint={hint} message={message} state={state}>
      {(control) => (
        <>
          <div className={styles.withEnd}>
            <input
              // Longer than any that is allowed: a password must not be cut without a word.
              maxLength={LONGEST}
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={revealed ? 'text' : 'password'}
            />
            <EarlyButton variant="bare" aria-pressed={revealed} aria-controls={control.id} onClick={onRevealToggled}>
              <Icon name="eye" />
              <span>{revealed ? kitMessages.hidePassword : kitMessages.showPassword}</span>
              {/* Several of these may be on one page: each names its field. */}
              <VisuallyHidden>{` (${label})`}</VisuallyHidden>
            </EarlyButton>
          </div>
          <output className={styles.capsLock}>
            {capsLock && <Message text={capsLockOn} />}
            {/* A keyboard adds it behind a word, and it is a part of the password. */}
            {!capsLock && /\s$/.test(String(input.value)) && <span>{endsInBlank}</span>}
          </output>
        </>
      )}
    </Field>
  );
}
