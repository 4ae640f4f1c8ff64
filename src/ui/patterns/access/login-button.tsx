import type { ReactNode } from 'react';
import type { LoginOccasion } from '@/auth/login.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button, type ButtonAppearance } from '@/ui/kit/actions/button.tsx';

interface LoginButtonProps extends Pick<ButtonAppearance, 'variant'> {
  readonly occasion?: LoginOccasion;
  readonly children: ReactNode;
}

/** Opens the login dialog from a page. */
export function LoginButton({ variant, occasion = 'asked', children }: LoginButtonProps) {
  const dialog = useCoreService('loginDialog');
  const navigation = useCoreService('navigation');
  const ask = () => dialog.send({ type: 'login.asked', occasion, returnTo: navigation.current() });
  return (
    <Button variant={variant} onClick={ask}>
      {children}
    </Button>
  );
}
