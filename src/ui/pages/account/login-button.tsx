import type { ReactNode } from 'react';
import { LOGIN_DIALOG, NAVIGATION } from '@/composition/tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import type { ButtonAppearance } from '@/ui/kit/actions/button-class-name.ts';

interface LoginButtonProps extends Pick<ButtonAppearance, 'variant'> {
  readonly children: ReactNode;
}

/** Opens the login dialog from a page that leads there. */
export function LoginButton({ variant, children }: LoginButtonProps) {
  const dialog = useService(LOGIN_DIALOG);
  const navigation = useService(NAVIGATION);
  const ask = () => dialog.send({ type: 'login.asked', occasion: 'asked', returnTo: navigation.current() });
  return (
    <Button variant={variant} onClick={ask}>
      {children}
    </Button>
  );
}
