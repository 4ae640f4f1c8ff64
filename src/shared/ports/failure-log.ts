/** Logs failed reads and writes for the maintainers of the site, without any secrets. */
export interface FailureLog {
  /** @param what the call, such as `GET api/Member`; @param reason of the outcome */
  note(what: string, reason: string): void;
}
