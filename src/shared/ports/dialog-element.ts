/** A dialog that every page contains, open or closed: the platform can open and close it, also before the script runs. */
export interface DialogElement {
  isOpen(): boolean;
  /** Opens it as a modal over the page, with the focus at its start. Does nothing where it is open. */
  open(): void;
  close(): void;
  /** @returns stops listening */
  onChange(listener: () => void): () => void;
}
