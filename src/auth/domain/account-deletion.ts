/**
 * Whether the deletion of an account is scheduled, and when it is due; `due` is undefined while no deletion is
 * requested (MINE-06).
 */
export interface AccountDeletion {
  readonly due: Date | undefined;
}
