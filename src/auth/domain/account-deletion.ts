/** Whether an account deletes itself, and at which moment; `due` is undefined while nobody has asked for that (MINE-06). */
export interface AccountDeletion {
  readonly due: Date | undefined;
}
