/** Where it is noted for whoever looks after the site that something went wrong, without telling the reader (DUTY-02). */
export interface FaultLog {
  /** @param what such as `duties not loaded`; @param reason of the outcome */
  note(what: string, reason: string): void;
}
