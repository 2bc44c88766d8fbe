/** Words for the codes of Wuhan, with the names that players know: `all triplets 碰碰胡`. */
import { codes, lowered, ORIGINALS, withOriginals } from '../catalogue.ts';

const { types, ways, specials } = codes.wuhan;

export const BIG_TYPES = withOriginals(lowered(types), ORIGINALS.wuhan.types);
export const WAYS = withOriginals(ways, ORIGINALS.wuhan.ways);
export const SPECIALS = withOriginals(specials, ORIGINALS.wuhan.specials);
