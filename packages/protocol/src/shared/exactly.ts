/** Schemas and types that say the same thing: where one of them changes alone, nothing compiles. */
import type * as z from 'zod/mini';

type Primitive = string | number | boolean | null | undefined;

/** The type without `readonly` and written out, so that two ways of saying the same are the same. */
type Plain<T> = T extends Primitive ? T : { -readonly [K in keyof T]: Plain<T[K]> };

type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `exactly<View>()(schema)` is the schema, if it takes all of the type and nothing else. */
export const exactly =
  <T>() =>
  <S extends z.ZodMiniType>(
    schema: IsSame<Plain<z.output<S>>, Plain<T>> extends true ? S : never,
  ): z.ZodMiniType<T> =>
    // What was compared says so; the compiler does not draw the conclusion.
    schema as unknown as z.ZodMiniType<T>;

/** For schemas made for whichever game it is, which the compiler cannot compare; those they are made of have been. */
export const schemaOf = <T>(schema: z.ZodMiniType): z.ZodMiniType<T> => schema as z.ZodMiniType<T>;
