import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { claimAddresses } from '../church/rules/sessions.ts';
import type { Fault } from '../control/control-schema.ts';
import type { ChurchClient, Login } from './church-client.ts';
import { type Command, type CommandResult, type DemoUser, demoUserOf, personaOf } from './panel-model.ts';

/**
 * How long the token of the demo user `expiring` is still valid, in seconds: enough time to open a page and wait there.
 */
const secondsLeft = 30;

export interface Tools {
  readonly church: ChurchClient;
  readonly tokens: TokenDrawer;
  /** @throws when the browser does not allow it. */
  readonly copy: (text: string) => Promise<void>;
}

const isSame = (one: Fault, other: Fault): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A morning in Asunción, whichever of its two offsets from UTC holds on that day. */
const morningOf = (date: string): string => new Date(`${date}T10:00:00-03:00`).toISOString();

/** Carries out the panel's commands; a signed-in user stays signed in when the records change. */
export const createCarryOut = ({ church, tokens, copy }: Tools) => {
  const signOut = async (): Promise<void> => {
    const token = tokens.read();
    tokens.clear();
    if (token !== undefined) await church.logout(token);
  };

  const become = async (demoUser: DemoUser): Promise<CommandResult> => {
    const persona = personaOf(demoUser);
    if (persona === undefined) {
      await signOut();
      return { status: { kind: 'became', demoUser }, reloads: true };
    }
    const login = await church.login(persona);
    if (login.kind === 'refused' && demoUser === 'unconfirmed') {
      await signOut();
      return { status: { kind: 'notConfirmed', demoUser }, reloads: true };
    }
    if (login.kind === 'refused') return { status: { kind: 'refused', demoUser }, reloads: false };
    if (login.kind !== 'admitted') {
      return { status: { kind: login.kind === 'unreachable' ? 'offline' : 'failed' }, reloads: false };
    }
    tokens.put(demoUser === 'expiring' ? await church.agedToken(persona, secondsLeft) : login.token);
    return { status: { kind: 'became', demoUser }, reloads: true };
  };

  /** The login session does not match the church's new time: the same user is signed in again. */
  const enterAgain = async (): Promise<Login['kind'] | undefined> => {
    const demoUser = demoUserOf(emailIn(tokens.read()));
    const persona = demoUser === undefined ? undefined : personaOf(demoUser);
    const login = persona === undefined ? undefined : await church.login(persona);
    if (login?.kind === 'admitted') tokens.put(login.token);
    return login?.kind;
  };

  /** The same after the church was refilled; users who are not in it are signed out. */
  const reenter = async (): Promise<void> => {
    const ended = await enterAgain();
    if (ended === undefined || ended === 'refused') tokens.clear();
  };

  return async (command: Command): Promise<CommandResult> => {
    switch (command.kind) {
      case 'become':
        return become(command.demoUser);
      case 'enterWorld':
        await church.enter(command.world);
        await reenter();
        return { status: { kind: 'entered', world: command.world }, reloads: true };
      case 'reset':
        await church.reset();
        await reenter();
        return { status: { kind: 'reset' }, reloads: true };
      case 'refill':
        await church.enter(command.world);
        await reenter();
        return { status: { kind: 'refilled' }, reloads: true };
      case 'setDate':
        await church.setClock(command.date === null ? null : morningOf(command.date));
        await enterAgain();
        return { status: { kind: 'dateSet', date: command.date }, reloads: true };
      case 'setNetwork':
        await church.setNetwork(command.network);
        return { status: { kind: 'networkSet' }, reloads: false };
      case 'addFault': {
        const { faults } = await church.view();
        await church.setFaults([...faults, command.fault]);
        return { status: { kind: 'faultAdded' }, reloads: false };
      }
      case 'removeFault': {
        const { faults } = await church.view();
        const at = faults.findIndex((fault) => isSame(fault, command.fault));
        await church.setFaults(faults.filter((_, index) => index !== at));
        return { status: { kind: 'faultRemoved' }, reloads: false };
      }
      case 'copy':
      default:
        return copy(command.text).then(
          () => ({ status: { kind: 'copied' }, reloads: false }),
          () => ({ status: { kind: 'notCopied' }, reloads: false }),
        );
    }
  };
};

/** The storage keys of the product's token (AUTH-09). */
const tokenKeys = ['jwtToken', 'AccessToken'] as const;

const claimsSchema = z.object({ [claimAddresses.email]: z.string() });

/** This tab's token, in the storage that the product keeps it in. */
interface TokenDrawer {
  readonly read: () => string | undefined;
  readonly put: (token: string) => void;
  readonly clear: () => void;
}

/** Without access to the storage, no user is signed in. */
export const createTokenDrawer = (open: () => Storage): TokenDrawer => {
  const attempt = <Result>(access: (storage: Storage) => Result): Result | undefined => {
    try {
      return access(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage) => tokenKeys.map((key) => storage.getItem(key) ?? '').find((token) => token !== '')),
    put: (token) => attempt((storage) => tokenKeys.forEach((key) => storage.setItem(key, token))),
    clear: () => attempt((storage) => tokenKeys.forEach((key) => storage.removeItem(key))),
  };
};

/** The e-mail claim of a token; undefined without a token or for an unreadable one. */
export const emailIn = (token: string | undefined): string | undefined => {
  if (token === undefined) return undefined;
  try {
    return claimsSchema.parse(decodeJwt(token))[claimAddresses.email];
  } catch {
    return undefined;
  }
};
