import type { TextSize } from '../domain/text-size.ts';

/** The size of the letters on this device. */
export interface TextSizeSetting {
  read(): TextSize;
  /** Shows every page in this size from now on, and after the next start. */
  write(size: TextSize): void;
}
