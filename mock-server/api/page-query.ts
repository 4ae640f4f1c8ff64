import * as z from 'zod/mini';

const largestPage = 100;
const defaultPageSize = 10;

/** A whole number from 1 on; any other or missing value falls back. */
const positive = (otherwise: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((text) => {
      const value = Number(text ?? otherwise);
      return Number.isInteger(value) && value >= 1 ? value : otherwise;
    }),
  );

export const pageNumber = positive(1);
export const pageSize = z.pipe(
  positive(defaultPageSize),
  z.transform((size) => Math.min(size, largestPage)),
);

/** The requested page of a list. */
export const pageQuery = z.object({ page: pageNumber, itemsPerPage: pageSize });
