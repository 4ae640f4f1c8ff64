import { ContainerModule } from 'inversify';
import { createActor, fromPromise } from 'xstate';
import { makeHttpAccountGateway } from '@/adapters/http/http-account-gateway.ts';
import { confirmEmailMachine } from '@/auth/machines/confirm-email.machine.ts';
import { resetLinkMachine } from '@/auth/machines/reset-link.machine.ts';
import type { AccountGateway } from '@/auth/ports/account-gateway.ts';
import { refused } from '@/shared/domain/outcome.ts';
import * as forms from './account-forms.ts';
import * as tokens from './tokens.ts';

/** Registration, the links of e-mails, and what members change of their own accounts (ACCT-01…13). */
export const accountBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ACCOUNT_GATEWAY).toResolvedValue(makeHttpAccountGateway, [
    tokens.HTTP_CLIENT,
    tokens.AUTHENTICATED_CLIENT,
  ]);
  bind(tokens.REGISTER_FORM)
    .toResolvedValue(forms.bindRegisterForm, [tokens.ACCOUNT_GATEWAY, tokens.NAVIGATION])
    .inSingletonScope();
  bind(tokens.RESEND_FORM).toResolvedValue(forms.bindResendForm, [tokens.ACCOUNT_GATEWAY]).inSingletonScope();
  bind(tokens.FORGOT_FORM).toResolvedValue(forms.bindForgotForm, [tokens.ACCOUNT_GATEWAY]).inSingletonScope();
  bind(tokens.RESET_FORM)
    .toResolvedValue(forms.bindResetForm, [tokens.ACCOUNT_GATEWAY, tokens.RESET_LINK])
    .inSingletonScope();
  bind(tokens.PASSWORD_CHANGE_FORM)
    .toResolvedValue(forms.bindPasswordChangeForm, [tokens.ACCOUNT_GATEWAY, tokens.SESSION])
    .inSingletonScope();
  bind(tokens.ADDRESS_CHANGE_FORM)
    .toResolvedValue(forms.bindAddressChangeForm, [tokens.ACCOUNT_GATEWAY, tokens.SESSION])
    .inSingletonScope();
  bind(tokens.EMAIL_CONFIRMATION).toResolvedValue(startConfirmation, [tokens.ACCOUNT_GATEWAY]).inSingletonScope();
  bind(tokens.RESET_LINK)
    .toResolvedValue(() => createActor(resetLinkMachine).start())
    .inSingletonScope();
});

function startConfirmation(gateway: AccountGateway): tokens.EmailConfirmationActor {
  const machine = confirmEmailMachine.provide({
    actors: {
      confirm: fromPromise(async ({ input, signal }) =>
        input === undefined ? refused('notConfirmed') : gateway.confirmEmail(input, signal),
      ),
    },
  });
  return createActor(machine).start();
}
