/** Where it is noted for whoever looks after the site that a load or a write failed, without anything secret. */
export interface FailureLog {
  /** @param what such as `GET api/Member`; @param reason of the outcome */
  note(what: string, reason: string): void;
}
