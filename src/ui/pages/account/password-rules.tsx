import { missingParts, passwordParts } from '@/auth/domain/password.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { passwordPartNames, passwordRuleMessages } from '@/ui/messages/ko/account-messages.ts';
import styles from './password-rules.module.css';

/** The rules for a password, each ticked off as soon as it is satisfied (ACCT-02). */
export function PasswordRules({ password }: { readonly password: string }) {
  const missing = missingParts(password);
  return (
    <ul className={styles.rules} aria-label={passwordRuleMessages.list}>
      {passwordParts.map((part) => {
        const isKept = !missing.includes(part);
        const { name, example } = passwordPartNames[part];
        return (
          <li key={part} className={isKept ? styles.kept : undefined}>
            <Icon name={isKept ? 'check' : 'minus'} />
            <span>
              {name}
              {example !== undefined && <span className={styles.example}> {example}</span>}
              <VisuallyHidden> {isKept ? passwordRuleMessages.kept : passwordRuleMessages.missing}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
