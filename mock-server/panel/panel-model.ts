import type { Mail } from '../church/schemas/accounts.ts';
import type { Fault, Network } from '../control/control-schema.ts';
import { type Persona, type PersonaName, personas } from '../seeds/personas.ts';
import type { WorldName } from '../seeds/worlds.ts';

/** The users that one can sign in as; `expiring` is the member with a token that is about to expire. */
export type DemoUser = 'visitor' | PersonaName | 'expiring';

/** In the order in which the panel offers them. */
export const demoUsers = [
  'visitor',
  'member',
  'editor',
  'admin',
  'unlinked',
  'unconfirmed',
  'expiring',
] as const satisfies DemoUser[];

export const partNames = ['people', 'mailbox', 'world', 'network', 'clock'] as const;

/** A part of the panel; one at a time is open. */
export type PartName = (typeof partNames)[number];

/** The state that the panel shows. */
export interface ChurchView {
  readonly world: WorldName;
  /** The church's day when its records were created, `YYYY-MM-DD`; null if unknown. */
  readonly seededOn: string | null;
  /** True while the church's clock was set. */
  readonly isClockSet: boolean;
  /** The church's time as an ISO instant. */
  readonly now: string;
  readonly network: Network;
  readonly faults: readonly Fault[];
  /** Newest first. */
  readonly mails: readonly Mail[];
  /** The e-mail address of the user who is signed in in this tab; undefined for a visitor. */
  readonly signedIn: string | undefined;
}

/** The commands of the panel. */
export type Command =
  | { readonly kind: 'become'; readonly demoUser: DemoUser }
  | { readonly kind: 'enterWorld'; readonly world: WorldName }
  | { readonly kind: 'reset' }
  /** The same world again, for the day of the church's clock. */
  | { readonly kind: 'refill'; readonly world: WorldName }
  | { readonly kind: 'setNetwork'; readonly network: Network }
  | { readonly kind: 'addFault'; readonly fault: Fault }
  | { readonly kind: 'removeFault'; readonly fault: Fault }
  /** A calendar date `YYYY-MM-DD` in the church's time zone, or null for the real time. */
  | { readonly kind: 'setDate'; readonly date: string | null }
  | { readonly kind: 'copy'; readonly text: string };

/** The outcome of a command; the messages have a sentence for each. */
export type PanelStatus =
  | { readonly kind: 'became'; readonly demoUser: DemoUser }
  | { readonly kind: 'notConfirmed' | 'refused'; readonly demoUser: DemoUser }
  | { readonly kind: 'entered'; readonly world: WorldName }
  | { readonly kind: 'dateSet'; readonly date: string | null }
  | { readonly kind: 'mailCame'; readonly count: number }
  | {
      readonly kind:
        | 'reset'
        | 'refilled'
        | 'recreated'
        | 'networkSet'
        | 'faultAdded'
        | 'faultRemoved'
        | 'copied'
        | 'notCopied'
        | 'offline'
        | 'failed';
    };

export interface CommandResult {
  readonly status: PanelStatus;
  /** Whether the page must be reloaded to show it. */
  readonly reloads: boolean;
}

/** The state that the panel keeps over reloads. */
export interface PanelMemory {
  readonly isOpen: boolean;
  readonly part: PartName | null;
  /** Mails that were opened, by {@link mailKey}. */
  readonly read: readonly string[];
  /** The message to show after the reload that its command caused. */
  readonly status: PanelStatus | null;
}

/** Numbering restarts with every world; a number together with its instant is unique. */
export const mailKey = ({ id, sentAt }: Mail): string => `${id}@${sentAt}`;

/** The persona of a demo user; undefined for the visitor. */
export const personaOf = (demoUser: DemoUser): Persona | undefined => {
  if (demoUser === 'visitor') return undefined;
  return demoUser === 'expiring' ? personas.member : personas[demoUser];
};

/** The demo user with the e-mail address of the signed-in user; undefined if that is no persona. */
export const demoUserOf = (email: string | undefined): DemoUser | undefined =>
  email === undefined ? 'visitor' : demoUsers.find((demoUser) => personaOf(demoUser)?.email === email);
