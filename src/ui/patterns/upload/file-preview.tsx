import { useCallback } from 'react';
import styles from './file-row.module.css';

/** A small picture of a file that is still on the device; its object URL is revoked when it unmounts. */
export function FilePreview({ file }: { readonly file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt="" width={72} height={96} draggable={false} />;
}
