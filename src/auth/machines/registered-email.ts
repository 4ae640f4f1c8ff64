import { type ActorRefFrom, createActor, fromTransition } from 'xstate';

interface Registered {
  readonly email: string | undefined;
}

const remembered = fromTransition(
  (_: Registered, { email }: { readonly type: 'account.registered'; readonly email: string }): Registered => ({
    email,
  }),
  { email: undefined },
);

/** The e-mail address that this tab sent its last confirmation e-mail to (ACCT-06); it is stored nowhere else. */
export type RegisteredEmailActor = ActorRefFrom<typeof remembered>;

export function startRegisteredEmail(): RegisteredEmailActor {
  return createActor(remembered).start();
}
