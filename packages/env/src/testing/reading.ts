/** An observation read back by the names of its parts. */
import { at } from '@paiju/engine';
import type { Layout } from '../part.ts';
import { sizeOfShape } from '../part.ts';

export const readPart = <T>({ parts }: Layout<T>, bytes: Uint8Array, name: string): number[] => {
  const part = parts.find((one) => one.name === name);
  if (part === undefined) throw new RangeError(`there is no part ${name}`);
  return [...bytes.subarray(part.offset, part.offset + sizeOfShape(part.shape))];
};

/** The same in rows of the last dimension. */
export const readRows = <T>(layout: Layout<T>, bytes: Uint8Array, name: string): number[][] => {
  const values = readPart(layout, bytes, name);
  const shape = layout.parts.find((one) => one.name === name)?.shape ?? [];
  const columns = at(shape, shape.length - 1);
  return Array.from({ length: values.length / columns }, (_, row) =>
    values.slice(row * columns, (row + 1) * columns),
  );
};

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
