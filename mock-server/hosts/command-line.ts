import { parseArgs } from 'node:util';
import { type Persona, personas } from '../seeds/personas.ts';

interface Option {
  readonly type: 'boolean' | 'string';
}

/** A usage error; only its message is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** @throws CommandError for an argument that is not among the options. */
export const readArguments = <const Options extends Record<string, Option>>(options: Options, usage: string) => {
  try {
    return parseArgs({ args: process.argv.slice(2), options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new CommandError(`${sentence}. Usage: ${usage}`);
  }
};

/** The port that PORT names; 0 stands for any that is free. @throws CommandError when it is not a number from 0 to 65535. */
export const readPort = (fallback: number): number => {
  const text = process.env['PORT'] ?? String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new CommandError(`PORT is "${text}": it must be a whole number from 0 to 65535.`);
};

export const print = (...lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

/** Runs a command: a failure becomes one line on stderr and exit code 1, Ctrl+C runs the function that `main` returns. */
export const runCommand = async (main: () => Promise<() => Promise<void>>): Promise<void> => {
  try {
    const stop = await main();
    const leave = (): void => void stop().finally(() => process.exit(0));
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};

const roleOf = ({ roles, emailConfirmed }: Persona): string =>
  emailConfirmed ? (roles[0] ?? 'Member') : 'Unconfirmed e-mail';

/** One line per person who can sign in: role, e-mail, password, name. */
export const personaLines = (): string[] =>
  Object.values<Persona>(personas).map(
    (persona) =>
      `  ${roleOf(persona).padEnd(20)}${persona.email.padEnd(30)}${persona.password.padEnd(14)}${persona.name}`,
  );
