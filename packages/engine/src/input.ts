/** What everybody needs who reads something from outside, without any game: `@paiju/engine/input`. */
export type { JsonProblem } from './input/json.ts';
export { isObject, MOST_LEVELS, readJson, writtenMember } from './input/json.ts';
export type { NameProblem } from './input/name.ts';
export { fittedName, isName, LONGEST_NAME, nameProblem, tidyName } from './input/name.ts';
