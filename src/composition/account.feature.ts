import {
  accountBindings,
  EMAIL_CHANGE_FORM,
  EMAIL_CONFIRMATION,
  FORGOT_FORM,
  PASSWORD_CHANGE_FORM,
  REGISTER_FORM,
  REGISTERED_EMAIL,
  RESEND_FORM,
  RESET_FORM,
  RESET_LINK,
} from './account.bindings.ts';
import { createFeature } from './feature.ts';

/** Registration, the links of e-mails, and what members change of their own accounts. */
export const accountFeature = createFeature(
  {
    registerForm: REGISTER_FORM,
    registeredEmail: REGISTERED_EMAIL,
    resendForm: RESEND_FORM,
    forgotForm: FORGOT_FORM,
    resetForm: RESET_FORM,
    resetLink: RESET_LINK,
    passwordChangeForm: PASSWORD_CHANGE_FORM,
    emailChangeForm: EMAIL_CHANGE_FORM,
    emailConfirmation: EMAIL_CONFIRMATION,
  },
  [accountBindings],
);
