import type { TextSize } from '../domain/text-size.ts';

/** The text size on this device. */
export interface TextSizeSetting {
  read(): TextSize;
  /** Shows every page in this size from now on, also after a restart. */
  write(size: TextSize): void;
}
