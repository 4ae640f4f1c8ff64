/** Keeps what somebody is writing over a reload of the page, in its tab alone. */
export interface DraftStore {
  /** What was kept last, as it was found: whoever asks looks whether it is what they need. */
  read(): unknown;
  /** @param draft undefined once there is nothing left to keep */
  write(draft: object | undefined): void;
}
