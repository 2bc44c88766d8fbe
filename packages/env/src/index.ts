/** The public surface of games as numbers, listed by hand. */
export type { BatchPlan, SavedMatch } from './batch.ts';
export { Batch, NOBODY } from './batch.ts';
export type { Codec, IdRange } from './codec.ts';
export { decode, encode, idNames } from './codec.ts';
export type { EpisodePlan, Lineup } from './episode.ts';
export { allAsked, Episode } from './episode.ts';
export type { Field, FieldName } from './fields.ts';
export { bytesOf, fieldsOf } from './fields.ts';
export type { Lessons } from './lessons.ts';
export { lessonsOf } from './lessons.ts';
export type { Layout, Look, Part, PlacedPart } from './part.ts';
export { writeLayout } from './part.ts';
export { recordOf, replayed } from './record.ts';
export { hashedSeed, matchSeed } from './seeds.ts';
export type { AnyEnvSpec, EnvSpec, Insight } from './spec.ts';
export { ENV_SPECS } from './specs.ts';
