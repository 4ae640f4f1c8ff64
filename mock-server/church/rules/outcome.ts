/** Why a call failed; the handlers map each reason to one HTTP status. */
export type Failure =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'preconditionFailed'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'unprocessable'
  | 'tooMany';

export interface Refused {
  readonly kind: 'refused';
  readonly reason: Failure;
  readonly detail: string;
  /** Sentences by code, as a validation failure lists them. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** The present version, if a write was based on another one. */
  readonly version?: number;
  /** After how many seconds the same call will be answered. */
  readonly retryAfter?: number;
}

export interface Done<Value> {
  readonly kind: 'done';
  readonly value: Value;
}

export type Outcome<Value = void> = Done<Value> | Refused;

export function done(): Done<void>;
export function done<Value>(value: Value): Done<Value>;
export function done(value?: unknown): Done<unknown> {
  return { kind: 'done', value };
}

export const refuse = (reason: Failure, detail: string): Refused => ({ kind: 'refused', reason, detail });

/** A validation failure with one sentence under one code, e.g. `PasswordMismatch`. */
export const refuseInvalid = (code: string, text: string): Refused => ({
  kind: 'refused',
  reason: 'invalid',
  detail: '입력한 내용을 확인해 주세요.',
  errors: { [code]: [text] },
});

/**
 * Refuses a write that is based on another version than the present one, which the answer names: the write would
 * overwrite another user's change (EDIT-02, MEMB-05, ORGN-10, MINE-03, MINE-04).
 * @param basedOn undefined overwrites any version
 */
export const lostUpdate = (basedOn: number | undefined, version: number, detail: string): Refused | undefined =>
  basedOn === undefined || basedOn === version ? undefined : { ...refuse('preconditionFailed', detail), version };
